import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import type { Filters } from '../filters.ts'
import { totalWords } from '../TotalHeading.tsx'
import { useCount } from './use-count.ts'

/** Sends the form, and says how many members it would find. It is as wide as the longest of what it may say. */
export function ShowButton({ formId, chosen }: { formId: string; chosen: Filters }) {
  const total = useCount(chosen)
  return (
    <>
      <Button type="submit" form={formId} className="min-[22rem]:whitespace-nowrap">
        <span className="grid tabular-nums *:[grid-area:1/1]">
          <span aria-hidden className="invisible">
            {m.search_show_more({ count: 1000 })}
          </span>
          <span>{showWords(total)}</span>
        </span>
      </Button>
      <p role="status" className="sr-only">
        {total && totalWords(total)}
      </p>
    </>
  )
}

function showWords(total: ReturnType<typeof useCount>): string {
  if (!total) return m.search_show()
  const { count, more } = total
  return more ? m.search_show_more({ count }) : m.search_show_count({ count })
}
