import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { dismissToastAbout, toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { ConversationRow } from '../../../../server/features/chat/views.ts'
import { holdAction } from '../../../lib/browser/held-actions.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import type { QueryContext } from '../../../lib/router-context.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { type ListFilter, listInput } from '../cache/list-query.ts'
import { latestFirst, repage, rowsIn } from '../cache/rows.ts'
import { useDeletion } from './deletion.ts'

const filters: ListFilter[] = [undefined, 'unread']

/** Milliseconds in which it can be taken back. */
const holdMs = 6_000

interface Deleted {
  conversationId: string
  member: { id: string; name: string }
}

/**
 * Deleting (product §9.7): takes a conversation off the list at once, and tells the server when it can be taken back no more. On
 * failure an alert, and the list is loaded again. It goes on when whatever asked for it is gone.
 */
export function useDelete({ conversationId, member }: Deleted): () => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { filter } = useSearch({ strict: false })
  const { openId, setFailure } = useDeletion()
  const { mutateAsync } = useMutation(
    trpc.chat.delete.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.chat.open.queryFilter({ conversationId })),
    }),
  )
  return () => {
    setFailure(null)
    const about = `deletion of ${conversationId}`
    const takenOut = filters.map((listed) => takeOut({ queryClient, trpc }, listed, conversationId))
    const putBack = () => {
      for (const back of takenOut) back()
    }
    const send = async () => {
      dismissToastAbout(about)
      try {
        await mutateAsync({ conversationId })
      } catch (error) {
        setFailure(errorWords(error))
        // Back at once: where the server is away, loading again has to wait for it.
        putBack()
        void queryClient.invalidateQueries(trpc.chat.list.infiniteQueryFilter())
      }
    }
    const cancel = holdAction(send, holdMs)
    const undo = () => {
      cancel()
      putBack()
    }
    const text = m.chat_deleted({ name: markName(member.name) })
    toast({ text, about, tone: 'success', action: { label: m.chat_delete_undo(), onSelect: undo } })
    if (openId === conversationId || openId === member.id) void navigate({ to: '/chats', search: { filter } })
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
