import type { Query, QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Conversation } from '../../../../server/features/chat/views.ts'
import type { Numbered } from '../../../lib/live/reduce-me.ts'
import { type Numbering, takeIn } from '../../../lib/live/take-in.ts'
import { trpc } from '../../../lib/trpc.ts'
import { applyToConversations, type ListView } from '../reduce-list.ts'
import { applyToMessages } from '../reduce-messages.ts'
import { filterIn } from './list-query.ts'
import type { ConversationPages } from './newest.ts'

/** Takes an event into the lists and into every conversation in memory; `openId` is that of the one on the screen. */
export function takeChatEvent(queryClient: QueryClient, numbered: Numbered, myId: string, openId?: string): void {
  const queriesOf = (queryKey: readonly unknown[]): Query[] => queryClient.getQueryCache().findAll({ queryKey })
  const conversations = [trpc.chat.open, trpc.chat.with].flatMap((procedure) => queriesOf(getQueryKey(procedure)))
  for (const query of conversations) takeIn(queryClient, query, numbered, inConversation(myId))
  for (const query of queriesOf(getQueryKey(trpc.chat.list))) {
    takeIn(queryClient, query, numbered, inList({ myId, openId, filter: filterIn(query.queryKey) }))
  }
}

const inConversation = (myId: string): Numbering<Conversation> => ({
  seqOf: ({ eventSeq }) => eventSeq,
  unnumbered: (view) => ({ ...view, eventSeq: 0 }),
  apply: (view, numbered) => applyToMessages(view, numbered, myId),
})

const inList = (view: ListView): Numbering<ConversationPages> => ({
  seqOf: ({ pages }) => pages[0]?.eventSeq ?? 0,
  unnumbered: (list) => ({ ...list, pages: list.pages.map((page) => ({ ...page, eventSeq: 0 })) }),
  apply: (list, numbered) => {
    const pages = applyToConversations(list.pages, numbered, view)
    return pages === 'stale' ? 'stale' : { ...list, pages }
  },
})
