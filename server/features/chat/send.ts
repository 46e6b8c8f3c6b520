import type { Tx } from '../../../db/client.ts'
import * as queries from '../../../db/queries/chat/send.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findTotals, type Totals } from '../../../db/queries/totals.ts'
import type { Gift } from '../../../db/reference/gifts.ts'
import type { MemberContext } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { type Change, changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { toChatMessage } from './messages.ts'
import { messageIdReused } from './refusals.ts'
import {
  type ChatFacts,
  checkNotSelf,
  decideSend,
  freeConversations,
  type Payment,
  tidyMessage,
} from './rules/sending.ts'
import type { ChatMessage, SentMessage } from './views.ts'

export interface Address {
  memberId: string
  /** Made by the sender's client, one per message: sending it again finds the message that was sent. */
  clientId: string
}

/** Once per client id, however often it is asked. One transaction of five statements. */
export async function send(
  ctx: MemberContext,
  { body, replyTo = null, ...address }: Address & { body: string; replyTo?: number | null },
): Promise<SentMessage> {
  checkNotSelf(ctx.me.id, address.memberId)
  const text = tidyMessage(body, ctx.site.settings.messageLength)
  return deliver(ctx, { ...address, body: text, gift: null, replyToSeq: replyTo }, decideSend)
}

/** A message of any kind. */
interface Draft extends Address {
  body: string
  gift: Gift | null
  replyToSeq: number | null
}

/** Takes a message to its recipient, paid as `decide` says of the facts, and tells both. */
export const deliver = (ctx: MemberContext, draft: Draft, decide: (facts: ChatFacts) => Payment) =>
  changeAndTell(ctx, (tx) => deliverIn(ctx, tx, draft, decide))

async function deliverIn(
  ctx: MemberContext,
  tx: Tx,
  draft: Draft,
  decide: (facts: ChatFacts) => Payment,
): Promise<Change<SentMessage>> {
  const { me } = ctx
  const { memberId, clientId, body, gift, replyToSeq } = draft
  // Of the two everything else waits: limits hold under concurrency, and the totals in the events are exact.
  const held = await lockMembers(tx, [me.id, memberId])
  const facts = await queries.findSendFacts(tx, held, me, {
    recipientId: memberId,
    clientId,
    startsCounted: freeConversations,
  })
  if (!facts) throw authenticationRequired()
  const { sent, sentTo, recipient, hasConversation, started, wallet, balance, freeMessages } = facts
  if (sent) {
    const result = sentBefore(draft, { message: toChatMessage(sent), sentTo, balance, freeMessages })
    return { result, gapFor: [memberId, me.id] }
  }

  const payment = decide({
    sender: me,
    recipient,
    hasConversation,
    started,
    wallet: { balance, freeMessages },
    messageCredits: ctx.site.settings.messageCredits,
  })
  const now = ctx.now()
  const delivery = await queries.insertMessage(tx, held, wallet, {
    ...{ senderId: me.id, recipientId: memberId, clientId, body, gift, replyToSeq, now },
    ...payment,
  })
  const { conversationId } = delivery
  const message = toChatMessage({
    ...{ ...delivery, senderId: me.id, clientId, body, gift, createdAt: now },
    ...{ reaction: null, unsentAt: null, quotedUnsentAt: null, quotedAt: null },
  })
  const totalsOf = await findTotals(tx, held, [me.id, memberId], 'unreadTotal')
  return {
    result: { conversationId, message, balance: delivery.balance, freeMessages: delivery.freeMessages },
    events: eventsOfMessage({
      message,
      recipientId: memberId,
      delivery,
      totalsOf,
      isPaid: payment.paidWith !== 'none',
    }),
  }
}

interface EarlierMessage {
  message: ChatMessage
  sentTo: string | null
  balance: number
  freeMessages: number
}

/** The answer that the first sending got, unless the client id now stands for something else. */
function sentBefore(
  { memberId, body, gift }: Draft,
  { message, sentTo, balance, freeMessages }: EarlierMessage,
): SentMessage {
  const { content } = message
  const isSame = message.body === body && (content?.kind === 'gift' ? content.gift : null) === gift
  // What was taken back is not known any more.
  if (sentTo !== memberId || !(isSame || content?.kind === 'unsent')) throw messageIdReused()
  return { conversationId: message.conversationId, message, balance, freeMessages }
}

interface Sending {
  message: ChatMessage
  recipientId: string
  delivery: queries.Delivery
  totalsOf: (memberId: string) => Pick<Totals, 'unreadTotal'>
  isPaid: boolean
}

/** For the recipient, to the sender's other screens, and to those about the wallet. */
function eventsOfMessage({ message, recipientId, delivery, totalsOf, isPaid }: Sending): MemberEvent[] {
  const { conversationId, senderId } = message
  const { recipientUnread, senderUnread, balance, freeMessages, hidesQuotation } = delivery
  const { replyTo: _, ...withoutQuotation } = message
  const told = (memberId: string, otherId: string, unread: number, message: ChatMessage) => ({
    memberId,
    event: {
      type: 'message' as const,
      conversationId,
      otherId,
      message,
      unread,
      ...totalsOf(memberId),
    },
  })
  const messages = [
    told(recipientId, senderId, recipientUnread, hidesQuotation ? withoutQuotation : message),
    told(senderId, recipientId, senderUnread, message),
  ]
  const wallet = { memberId: senderId, event: { type: 'wallet' as const, balance, freeMessages } }
  return isPaid ? [...messages, wallet] : messages
}
