import type { Tx } from '../../../db/client.ts'
import * as queries from '../../../db/queries/chat/send.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findTotals, type Totals } from '../../../db/queries/totals.ts'
import type { Gift } from '../../../db/reference/gifts.ts'
import type { MemberContext } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { requireOpenSession } from '../../core/sessions.ts'
import { type CommittedChange, changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { toChatMessage } from './messages.ts'
import { messageIdReused } from './refusals.ts'
import { type ChatFacts, freeConversations, type MessagePayment } from './rules/sending.ts'
import type { ChatMessage, MessageContent, SentMessage } from './views.ts'

export interface SendTarget {
  memberId: string
  /** Made by the sender's client, one per message: sending it again finds the message that was sent. */
  clientId: string
}

/** A message of any kind. */
interface MessageDraft extends SendTarget, queries.PhotoColumns {
  body: string
  gift: Gift | null
  replyToSeq: number | null
}

/** Of a text. */
export const noContent = { gift: null, replyToSeq: null, ...queries.noPhoto }

type Decide = (facts: ChatFacts) => MessagePayment

/** `isNew` is false where the client id stood for it already. */
interface Delivered {
  sent: SentMessage
  isNew: boolean
}

/** Takes a message to its recipient, paid as `decide` says of the facts, and tells both. */
export const deliver = (ctx: MemberContext, draft: MessageDraft, decide: Decide): Promise<Delivered> =>
  changeAndTell(ctx, (tx) => deliverIn(ctx, tx, draft, decide))

/** What would become of it now, and nothing is written: the answer that it got before, or a refusal. */
export const foresee = (ctx: MemberContext, draft: MessageDraft, decide: Decide): Promise<SentMessage | undefined> =>
  ctx.db.transaction(async (tx) => {
    const { sent } = await weigh(ctx, tx, draft, decide)
    return sent
  })

/** Holds the two and the wallet: limits hold under concurrency, and the totals in the events are exact. */
async function weigh(ctx: MemberContext, tx: Tx, draft: MessageDraft, decide: Decide) {
  const { me } = ctx
  const { memberId, clientId } = draft
  const held = await lockMembers(tx, [me.id, memberId])
  const found = await queries.findSendFacts(tx, held, me, {
    recipientId: memberId,
    clientId,
    startsCounted: freeConversations,
  })
  if (!found) throw authenticationRequired()
  const { sent: row, sentTo, wallet, balance, freeMessages, ...facts } = found
  if (row) {
    const sent = sentBefore(draft, { message: toChatMessage(row, me), sentTo, balance, freeMessages })
    return { held, wallet, sent }
  }
  const { messageCredits } = ctx.site.settings
  const payment = decide({ ...facts, sender: me, wallet: { balance, freeMessages }, messageCredits })
  return { held, wallet, payment }
}

async function deliverIn(
  ctx: MemberContext,
  tx: Tx,
  draft: MessageDraft,
  decide: Decide,
): Promise<CommittedChange<Delivered>> {
  const { me } = ctx
  const { memberId, ...written } = draft
  const { held, wallet, sent, payment } = await weigh(ctx, tx, draft, decide)
  // A text has come at once; a photo takes minutes.
  if (draft.photoStatus) await requireOpenSession(tx, me)
  if (sent) return { result: { sent, isNew: false }, gapFor: [memberId, me.id] }

  const now = ctx.now()
  const delivery = await queries.insertMessage(tx, held, wallet, {
    ...{ ...written, ...payment, senderId: me.id, recipientId: memberId, now },
  })
  const { conversationId, balance, freeMessages } = delivery
  const message = toChatMessage(
    {
      ...{ ...delivery, ...written, senderId: me.id, createdAt: now },
      ...{ reaction: null, unsentAt: null, quotedUnsentAt: null, quotedAt: null },
    },
    me,
  )
  const totalsOf = await findTotals(tx, held, [me.id, memberId], 'unreadTotal')
  const isPaid = payment.paidWith !== 'none'
  return {
    result: { sent: { conversationId, message, balance, freeMessages }, isNew: true },
    events: eventsOfMessage({ message, recipientId: memberId, delivery, totalsOf, isPaid }),
  }
}

interface EarlierMessage {
  message: ChatMessage
  sentTo: string | null
  balance: number
  freeMessages: number
}

/** The answer to the first sending. Throws `messageIdReused` if the client id now names another message. */
function sentBefore(draft: MessageDraft, { message, sentTo, balance, freeMessages }: EarlierMessage): SentMessage {
  if (sentTo !== draft.memberId || !isSame(draft, message)) throw messageIdReused()
  return { conversationId: message.conversationId, message, balance, freeMessages }
}

/** A photo is known by its client id alone: the same picture may be written differently. */
function isSame(draft: MessageDraft, { body, content }: ChatMessage): boolean {
  // What was taken back is not known any more.
  if (content?.kind === 'unsent') return true
  const kind: MessageContent['kind'] | undefined = draft.gift ? 'gift' : draft.photoStatus ? 'photo' : undefined
  if (content?.kind !== kind || body !== draft.body) return false
  return content?.kind !== 'gift' || content.gift === draft.gift
}

interface DeliveredMessage {
  message: ChatMessage
  recipientId: string
  delivery: queries.Delivery
  totalsOf: (memberId: string) => Pick<Totals, 'unreadTotal'>
  isPaid: boolean
}

/** For the recipient, to the sender's other screens, and to those about the wallet. */
function eventsOfMessage({ message, recipientId, delivery, totalsOf, isPaid }: DeliveredMessage): MemberEvent[] {
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
