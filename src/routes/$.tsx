import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../lib/navigation/page-title.ts'

export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: (page) => titled(m.shell_error_not_found_title(), page),
})
