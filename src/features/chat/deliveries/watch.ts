import { matchQuery, type Query } from '@tanstack/react-query'
import type { Conversation } from '../../../../server/features/chat/views.ts'
import type { LiveScreen } from '../../../lib/live/feature.ts'
import type { Trpc } from '../../../lib/trpc.ts'
import { type ConversationPages, rowsIn } from '../cache/rows.ts'
import { createDeliveries, type Deliveries, type DeliveryReceipt } from './deliveries.ts'

let current: Deliveries | undefined

/** A message of the other one has come by the stream. */
export const noteArrived = (receipt: DeliveryReceipt): void => current?.arrived(receipt)

export const noteRead = (receipt: DeliveryReceipt): void => current?.isKnown(receipt)

/** Tells the server what arrives on this page, by the stream or in what is loaded. Returns what ends it. */
export function watchDeliveries({ router, myId }: LiveScreen): () => void {
  const { api, queryClient, trpc } = router.options.context
  const otherTabs = new BroadcastChannel(`vonk-delivered-${myId}`)
  const deliveries = createDeliveries((receipts) => {
    // Before there is an answer: this tab tries until there is one.
    otherTabs.postMessage(receipts)
    return api.chat.markDelivered.mutate({ receipts })
  })
  otherTabs.onmessage = ({ data }: MessageEvent<DeliveryReceipt[]>) => data.forEach(deliveries.isKnown)
  const look = (query: Query) => unreadIn(query, trpc).forEach(deliveries.arrived)
  const cache = queryClient.getQueryCache()
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') look(event.query)
  })
  current = deliveries
  cache.getAll().forEach(look)
  return () => {
    unsubscribe()
    deliveries.stop()
    otherTabs.close()
    current = undefined
  }
}

/** What an answer of the server brings that is not read yet. */
function unreadIn(query: Query, { chat }: Trpc): DeliveryReceipt[] {
  const { data } = query.state
  const isOf = (queryKey: readonly unknown[]) => data !== undefined && matchQuery({ queryKey }, query)
  if (isOf(chat.list.pathKey())) {
    return rowsIn((data as ConversationPages).pages)
      .filter(({ unread }) => unread > 0)
      .map(({ conversationId, lastMessage: { seq } }) => ({ conversationId, seq }))
  }
  if (!isOf(chat.open.pathKey()) && !isOf(chat.with.pathKey())) return []
  const { conversationId, unread, lastSeq } = data as Conversation
  return conversationId !== null && unread > 0 ? [{ conversationId, seq: lastSeq }] : []
}
