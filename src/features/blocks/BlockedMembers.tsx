import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RowSkeleton } from '@/ui/loading/RowSkeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { LoadMore } from '../../lib/lists/LoadMore.tsx'
import { itemsIn, paging } from '../../lib/lists/paging.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { BlockedRow, type BlockListItem } from './BlockedRow.tsx'

const titleId = 'blocked-members'

/**
 * The members whom the viewer has blocked, each with an unblock button and `actionOf`. A section of a settings page.
 */
export function BlockedMembers({ actionOf }: { actionOf: (member: BlockListItem) => ReactNode }) {
  const trpc = useTRPC()
  const query = useInfiniteQuery(trpc.blocks.list.infiniteQueryOptions({}, paging))
  const { data, error, refetch, hasNextPage } = query
  const members = data && itemsIn(data, ({ id }) => id)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} className="heading-section outline-none! shadow-none!">
        {m.blocks_list()}
      </h2>
      {!members && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!members && !error && (
        <SkeletonGroup label={m.shell_loading()} className="mt-3">
          <RowSkeleton />
        </SkeletonGroup>
      )}
      {members?.length === 0 && <p className="mt-1.5 text-ink-muted">{m.blocks_list_empty()}</p>}
      {members && members.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {members.map((member) => (
            <BlockedRow key={member.id} member={member} titleId={titleId} action={actionOf(member)} />
          ))}
        </ul>
      )}
      {hasNextPage && <LoadMore query={query} label={m.blocks_more()} className="mt-4 justify-items-start" />}
    </section>
  )
}
