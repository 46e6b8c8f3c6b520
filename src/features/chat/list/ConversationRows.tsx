import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { itemsIn, paging } from '../../../lib/lists/paging.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { type ListFilter, listInput } from '../cache/list-query.ts'
import { newestPages } from '../cache/newest.ts'
import { type ConversationPages, isOpen, shownRows } from '../cache/rows.ts'
import { useCatchUp } from '../cache/use-conversation.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { useMember } from '../use-member.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { loadMoreLook } from './load-more-look.ts'
import { useBegun } from './use-begun.ts'

const LoadMore = lazyPart(() => import('../../../lib/lists/LoadMore.tsx'), 'LoadMore', 'before-hydration')
const BegunRows = lazyPart(() => import('./BegunRows.tsx'), 'BegunRows')
const NoConversations = lazyPart(() => import('./NoConversations.tsx'), 'NoConversations')

export interface ConversationRowsProps {
  filter: ListFilter
  /** The conversation, or the member, that is open beside the list. */
  openId: string | undefined
}

export function ConversationRows({ filter, openId }: ConversationRowsProps) {
  const trpc = useTRPC()
  const query = useSuspenseInfiniteQuery(
    trpc.chat.list.infiniteQueryOptions(listInput(filter), {
      ...paging,
      structuralSharing: (before, after) =>
        newestPages(
          before as ConversationPages | undefined,
          after as ConversationPages,
          filter === 'unread' ? openId : undefined,
        ),
    }),
  )
  const list = query.data
  useCatchUp(list.pages[0]?.eventSeq ?? 0, query.refetch)
  const { outbox } = useOutbox(useMember().id)
  const rows = shownRows(
    itemsIn(list, ({ conversationId }) => conversationId),
    { filter, openId },
  )
  const begun = useBegun([openId, ...rows.map(({ member }) => member.id)])
  const hasBegun = filter === undefined && begun.length > 0
  if (rows.length === 0 && !hasBegun) return <NoConversations filter={filter} />
  return (
    <>
      {hasBegun && <BegunRows memberIds={begun} />}
      <ul aria-label={m.chat_list()}>
        {rows.map((row) => (
          <ConversationRow
            key={row.conversationId}
            row={row}
            isOpen={isOpen(row, openId)}
            unsent={outbox.findLast(({ memberId }) => memberId === row.member.id)}
            filter={filter}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        // A key for each page: what is still near the screen after one page asks for the next.
        <LoadMore key={list.pages.length} {...loadMoreLook} query={query} list={filter} label={m.chat_more()} />
      )}
    </>
  )
}
