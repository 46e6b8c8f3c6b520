import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useTRPC } from '../../../lib/trpc.ts'
import { CardGrid } from './CardGrid.tsx'
import type { SearchInput } from './load.ts'
import type { MemberSearch } from './use-search.ts'

const Relaxed = lazyPart(() => import('./Relaxed.tsx'), 'Relaxed')

/** Who lies just outside the search, and the way to a search that finds them all. */
export function SimilarMembers({ input, search }: { input: SearchInput; search: MemberSearch['search'] }) {
  const trpc = useTRPC()
  const isHydrated = useHydrated()
  const { data } = useQuery(trpc.members.similar.queryOptions(input, { staleTime: Number.POSITIVE_INFINITY }))
  if (!data || data.cards.length === 0) return null
  const { cards, total, filters, relaxed } = data
  const isMore = total.more || total.count > cards.length
  return (
    <section aria-labelledby="similar" className="mt-14">
      <h2 id="similar" className="heading-section">
        {m.search_similar()}
      </h2>
      <p className="text-sm text-ink-muted">
        {total.more
          ? m.search_similar_total_more({ count: total.count })
          : m.search_similar_total({ count: total.count })}
      </p>
      <p className="mb-3.5 min-h-5 text-sm text-ink-muted">{isHydrated && <Relaxed relaxed={relaxed} />}</p>
      <CardGrid label={m.search_similar()} members={cards} />
      {isMore && filters && (
        <div className="mt-8 grid lg:justify-center">
          <Button variant="outline" onClick={() => void search(filters)}>
            {m.search_similar_all()}
          </Button>
        </div>
      )}
    </section>
  )
}
