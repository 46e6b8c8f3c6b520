import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../client.ts'
import { prepared, type StatementSlots } from '../../prepared.ts'
import type { Gift } from '../../reference/gifts.ts'
import type { PhotoStatus } from '../../reference/photos.ts'
import { innerId } from '../../schema/columns.ts'
import { members, messages, participants, profiles, wallets } from '../../schema/index.ts'
import { type HeldWallet, type LedgerReason, preparedBooking } from '../credits/wallet.ts'
import { HeldLocks } from '../locks/held.ts'
import type { HeldMembers } from '../locks/members.ts'
import { isThereFor } from '../visibility.ts'
import { conversationBetween, conversationsStartedBy } from './conversation.ts'
import { isQuoted, type MessageRow, mentionLength, messageColumns, quoted } from './messages.ts'

const sentSide = alias(participants, 'sent_side')

type FactsWanted = Record<'senderId' | 'siteId' | 'recipientId' | 'clientId', string> & { startsCounted: number }

/**
 * Everything that decides whether and how a message is sent, and the message that this client id has created already.
 * Also locks the sender's wallet, so that nothing here changes before the commit. `recipient` is null if the sender
 * cannot see them. Undefined if the sender is gone.
 */
export async function findSendFacts(
  tx: Tx,
  held: HeldMembers,
  sender: { id: string; siteId: string },
  { recipientId, clientId, startsCounted }: { recipientId: string; clientId: string; startsCounted: number },
) {
  const { id: senderId, siteId } = sender
  held.check(tx, [senderId, recipientId])
  const [facts] = await selectFacts(tx, { senderId, siteId, recipientId, clientId, startsCounted })
  if (!facts) return undefined
  const { balance, freeMessages, started, hasConversation, foundId, recipientConfirmedAt, sentTo, ...sent } = facts
  return {
    ...{ balance, freeMessages, started, hasConversation, sentTo },
    wallet: new HeldLocks(tx, 'wallet', [senderId]),
    recipient: foundId === null ? null : { id: foundId, confirmedAt: recipientConfirmedAt },
    sent: isMessage(sent) ? sent : null,
  }
}

/** Each column of a message that was not found is null. */
const isMessage = (found: { [Column in keyof MessageRow]: MessageRow[Column] | null }): found is MessageRow =>
  found.clientId !== null

const selectFacts = prepared((select, given: StatementSlots<FactsWanted>) => {
  const { senderId, siteId, recipientId, clientId, startsCounted } = given
  return select({
    balance: wallets.balance,
    freeMessages: wallets.freeMessages,
    started: conversationsStartedBy(wallets.memberId, startsCounted),
    hasConversation: sql<boolean>`${conversationBetween(senderId, recipientId)} is not null`,
    foundId: members.id,
    recipientConfirmedAt: members.confirmedAt,
    ...messageColumns,
    sentTo: sentSide.otherId,
  })
    .from(wallets)
    .leftJoin(profiles, and(eq(profiles.memberId, recipientId), isThereFor({ id: senderId, siteId })))
    .leftJoin(members, eq(members.id, profiles.memberId))
    .leftJoin(messages, and(eq(messages.senderId, wallets.memberId), eq(messages.clientId, clientId)))
    .leftJoin(
      sentSide,
      and(eq(sentSide.conversationId, messages.conversationId), eq(sentSide.memberId, wallets.memberId)),
    )
    .leftJoin(quoted, isQuoted(messages, sentSide.deletedSeq))
    .where(eq(wallets.memberId, senderId))
    .for('update', { of: wallets })
})

/** What is kept of a photo beside its message. */
export type PhotoColumns = Pick<
  typeof messages.$inferSelect,
  'photoStatus' | 'photoKey' | 'photoColour' | 'photoWidth' | 'photoHeight'
>

export const noPhoto: PhotoColumns = {
  ...{ photoStatus: null, photoKey: null, photoColour: null, photoWidth: null, photoHeight: null },
}

export interface NewMessage extends PhotoColumns {
  senderId: string
  recipientId: string
  clientId: string
  body: string
  /** Null where it is none. */
  gift: Gift | null
  /** What it answers: dropped where the sender does not see it any more. */
  replyToSeq: number | null
  paidWith: 'free' | 'credits' | 'none'
  /** In credits. */
  cost: number
  now: Date
}

interface Insertion extends NewMessage {
  /** Whose wallet pays. */
  memberId: string
  conversationId: string
  entryId: string
  amount: number
  freeMessagesUsed: number
  reason: LedgerReason
}

export interface Delivery {
  conversationId: string
  seq: number
  senderUnread: number
  recipientUnread: number
  balance: number
  freeMessages: number
  quotedSeq: number | null
  quotedSenderId: string | null
  quotedText: string | null
  quotedGift: Gift | null
  quotedPhotoStatus: PhotoStatus | null
  /** Whether the recipient has deleted what it answers. */
  hidesQuotation: boolean
}

/**
 * Writes a message with all that goes with it: the conversation (made when it is the first, else its row's lock gives
 * the number), both sides of it, the wallet and the ledger.
 */
export async function insertMessage(
  tx: Tx,
  held: HeldMembers,
  wallet: HeldWallet,
  message: NewMessage,
): Promise<Delivery> {
  const { senderId, recipientId, gift, photoStatus } = message
  held.check(tx, [senderId, recipientId])
  const [delivery] = await insert(tx, wallet, {
    ...message,
    memberId: senderId,
    conversationId: crypto.randomUUID(),
    entryId: innerId(),
    amount: -message.cost,
    freeMessagesUsed: message.paidWith === 'free' ? 1 : 0,
    reason: photoStatus ? 'photo' : gift ? 'gift' : 'message',
  })
  if (!delivery) throw new Error('a message was written without a wallet')
  return delivery
}

const insert = preparedBooking<Insertion, Delivery>((given, bookingOf) => {
  const { conversationId, senderId, recipientId, clientId, body, gift, replyToSeq, paidWith, cost, now } = given
  const { photoStatus, photoKey, photoColour, photoWidth, photoHeight } = given
  const { entryId, amount, freeMessagesUsed, reason } = given
  // Its place and not its client id, which could come again when the other account has been erased.
  const reference = sql`(select id || ':' || last_seq from conversation)`
  const booking = bookingOf({ entryId, amount, kind: 'spent', freeMessagesUsed, reason, reference, now })
  return sql`
    with conversation as (
      insert into conversations as c (id, low_id, high_id, started_by, last_seq, created_at)
      values (${conversationId}, least(${senderId}::uuid, ${recipientId}::uuid),
        greatest(${senderId}::uuid, ${recipientId}::uuid), ${senderId}, 1, ${now})
      on conflict (low_id, high_id) do update set last_seq = c.last_seq + 1
      returning id, last_seq
    ), quoted as (
      select m.seq, m.sender_id, left(m.body, ${sql.raw(`${mentionLength}`)}) as text, m.gift, m.photo_status
      from conversation c
      join messages m on m.conversation_id = c.id and m.seq = ${replyToSeq}::int and m.unsent_at is null
      join participants p on p.conversation_id = c.id and p.member_id = ${senderId}::uuid and p.deleted_seq < m.seq
    ), message as (
      insert into messages (conversation_id, seq, sender_id, client_id, body, gift, photo_status, photo_key, photo_colour,
        photo_width, photo_height, reply_to_seq, paid_with, cost, created_at)
      select id, last_seq, ${senderId}::uuid, ${clientId}::uuid, ${body}, ${gift}::text, ${photoStatus}::text,
        ${photoKey}::text, ${photoColour}::text, ${photoWidth}::int, ${photoHeight}::int, (select seq from quoted),
        ${paidWith}, ${cost}::int, ${now}::timestamptz
      from conversation
    ), side as (
      insert into participants as p (conversation_id, member_id, other_id, unread, listed_at)
      select id, ${senderId}::uuid, ${recipientId}::uuid, 0, ${now}::timestamptz from conversation
      union all
      select id, ${recipientId}::uuid, ${senderId}::uuid, 1, ${now}::timestamptz from conversation
      on conflict (conversation_id, member_id)
        do update set unread = p.unread + excluded.unread, listed_at = excluded.listed_at
      returning member_id, unread, deleted_seq
    ), ${booking}
    select conversation.id as "conversationId", conversation.last_seq as seq,
      mine.unread as "senderUnread", theirs.unread as "recipientUnread",
      wallet.balance, wallet.free_messages as "freeMessages", quoted.seq as "quotedSeq",
      quoted.sender_id as "quotedSenderId", quoted.text as "quotedText", quoted.gift as "quotedGift",
      quoted.photo_status as "quotedPhotoStatus",
      coalesce(quoted.seq <= theirs.deleted_seq, false) as "hidesQuotation"
    from conversation cross join wallet cross join side mine cross join side theirs left join quoted on true
    where mine.member_id = ${senderId} and theirs.member_id = ${recipientId}`
})
