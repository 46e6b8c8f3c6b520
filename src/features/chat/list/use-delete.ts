import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ConversationRow } from '../../../../server/features/chat/views.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import type { QueryContext } from '../../../lib/router-context.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { type ListFilter, listInput } from '../cache/list-query.ts'
import { latestFirst, repage, rowsIn } from '../cache/rows.ts'
import { useDeletion } from './deletion.ts'

const filters: ListFilter[] = [undefined, 'unread']

/**
 * Deleting (product §9.7): takes a conversation off the list at once, then tells the server; on failure an alert, and the
 * list is loaded again. It goes on when whatever asked for it is gone.
 */
export function useDelete({ conversationId, memberId }: { conversationId: string; memberId: string }): () => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { filter } = useSearch({ strict: false })
  const { openId, setFailure } = useDeletion()
  const { mutate } = useMutation(
    trpc.chat.delete.mutationOptions({
      onMutate: () => {
        setFailure(null)
        return filters.map((filter) => takeOut({ queryClient, trpc }, filter, conversationId))
      },
      onError: (error, _, takenOut) => {
        setFailure(errorWords(error))
        // Back at once: where the server is away, loading again has to wait for it.
        for (const putBack of takenOut ?? []) putBack()
        void queryClient.invalidateQueries(trpc.chat.list.infiniteQueryFilter())
      },
      onSuccess: () => queryClient.invalidateQueries(trpc.chat.open.queryFilter({ conversationId })),
    }),
  )
  return () => {
    mutate({ conversationId })
    if (openId === conversationId || openId === memberId) void navigate({ to: '/chats', search: { filter } })
  }
}

/** Takes a conversation off a cached list; what it returns puts it back to its place. */
function takeOut({ queryClient, trpc }: QueryContext, filter: ListFilter, conversationId: string): () => void {
  const queryKey = trpc.chat.list.infiniteQueryKey(listInput(filter))
  const isIt = (row: ConversationRow) => row.conversationId === conversationId
  const row = queryClient
    .getQueryData(queryKey)
    ?.pages.flatMap(({ items }) => items)
    .find(isIt)
  if (!row) return () => {}
  const change = (changeRows: (rows: ConversationRow[]) => ConversationRow[]) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, pages: repage(known.pages, changeRows(rowsIn(known.pages))) },
    )
  change((rows) => rows.filter((each) => !isIt(each)))
  return () => void change((rows) => (rows.some(isIt) ? rows : [...rows, row].sort(latestFirst)))
}
