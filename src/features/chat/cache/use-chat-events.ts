import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Conversation } from '../../../../server/features/chat/views.ts'
import type { Numbered } from '../../../lib/live/reduce-me.ts'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'
import { trpc } from '../../../lib/trpc.ts'
import { applyToConversations } from '../reduce-list.ts'
import { applyToMessages } from '../reduce-messages.ts'
import { filterIn } from './list-query.ts'
import type { ConversationPages } from './newest.ts'

/** Keeps the list and every conversation in memory up to date from events alone. */
export function useChatEvents(myId: string): void {
  const queryClient = useQueryClient()
  useLiveEvent((event, seq) => {
    if (event.type === 'typing' || seq === undefined) return
    takeIntoConversations(queryClient, { event, seq }, myId)
    takeIntoLists(queryClient, { event, seq }, myId)
  })
}

function takeIntoConversations(queryClient: QueryClient, numbered: Numbered, myId: string): void {
  const keys = [getQueryKey(trpc.chat.open), getQueryKey(trpc.chat.with)]
  for (const query of keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }))) {
    const view = query.state.data as Conversation | undefined
    if (!view) continue
    if (numbered.event.type === 'reset') startOver(query, { ...view, eventSeq: 0 })
    else put(queryClient, query, applyToMessages(view, numbered, myId))
  }
}

function takeIntoLists(queryClient: QueryClient, numbered: Numbered, myId: string): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: getQueryKey(trpc.chat.list) })) {
    const list = query.state.data as ConversationPages | undefined
    if (!list) continue
    if (numbered.event.type === 'reset') {
      startOver(query, { ...list, pages: list.pages.map((page) => ({ ...page, eventSeq: 0 })) })
      continue
    }
    const pages = applyToConversations(list.pages, numbered, { myId, filter: filterIn(query.queryKey) })
    put(queryClient, query, pages === 'stale' ? 'stale' : { ...list, pages })
  }
}

/** The server counts anew: whatever it answers now is newer than what we have. Past `setQueryData`, which refuses that. */
function startOver(query: Query, data: unknown): void {
  query.setState({ data, isInvalidated: true })
}

function put(queryClient: QueryClient, { queryKey }: Query, next: unknown): void {
  if (next === 'stale') void queryClient.invalidateQueries({ queryKey, exact: true })
  else queryClient.setQueryData(queryKey, next)
}
