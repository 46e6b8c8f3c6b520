import { LinkIcon } from 'lucide-react'
import { ResultPage, type ResultPageProps } from '@/ui/ResultPage.tsx'
import { m } from '~words'

/** A mailed link was used, has expired or never was. `action` leads to a new one. */
export function DeadLinkPage(page: Omit<ResultPageProps, 'icon' | 'title'>) {
  return <ResultPage icon={<LinkIcon aria-hidden />} title={m.refusal_reset_link_failed()} {...page} />
}
