import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { messages, participants, wallets } from '../../schema/index.ts'
import {
  type CreditReturn,
  type MessageKey,
  type PaidMessage,
  returnOf,
  type WalletAfterReturn,
} from '../credits/returned.ts'
import { type HeldWallet, preparedBooking } from '../credits/wallet.ts'
import { HeldLocks } from '../locks/held.ts'
import type { HeldMembers } from '../locks/members.ts'
import { isStillThere } from '../visibility.ts'

/** The other one of a conversation; undefined when it is not the member's. */
export async function findOther(db: Db, memberId: string, conversationId: string): Promise<string | undefined> {
  const [side] = await db
    .select({ otherId: participants.otherId })
    .from(participants)
    .where(and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId)))
  return side?.otherId
}

/**
 * A message of the sender's and how far the other one has come; it holds the sender's wallet as well. Undefined when it is
 * not theirs, or the other is gone.
 */
export async function findUnsendFacts(
  tx: Tx,
  held: HeldMembers,
  senderId: string,
  { conversationId, seq }: MessageKey,
) {
  const [facts] = await tx
    .select({
      otherId: participants.memberId,
      readSeq: participants.readSeq,
      deletedSeq: participants.deletedSeq,
      sentAt: messages.createdAt,
      unsentAt: messages.unsentAt,
      gift: messages.gift,
      photoStatus: messages.photoStatus,
      photoKey: messages.photoKey,
      paidWith: messages.paidWith,
      cost: messages.cost,
      balance: wallets.balance,
      freeMessages: wallets.freeMessages,
    })
    .from(messages)
    .innerJoin(
      participants,
      and(eq(participants.conversationId, messages.conversationId), eq(participants.otherId, messages.senderId)),
    )
    .innerJoin(wallets, eq(wallets.memberId, messages.senderId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.seq, seq),
        eq(messages.senderId, senderId),
        isStillThere(participants.memberId, participants.otherId),
      ),
    )
    .for('update', { of: wallets })
  if (!facts) return undefined
  held.check(tx, [senderId, facts.otherId])
  return { ...facts, wallet: new HeldLocks(tx, 'wallet', [senderId]) }
}

export interface Unsending extends PaidMessage {
  senderId: string
  now: Date
}

type Unsent = WalletAfterReturn & { unread: number }

/** Takes a message's text or photo away, the notice of it from the other one, and gives back what it cost. */
export async function unsendMessage(
  tx: Tx,
  wallet: HeldWallet,
  { senderId, now, ...paid }: Unsending,
): Promise<Unsent> {
  const [unsent] = await unsend(tx, wallet, returnOf(senderId, paid, now))
  return unsent as Unsent
}

const unsend = preparedBooking<CreditReturn, Unsent>((given, bookingOf) => {
  const { conversationId, seq, memberId, reference, entryId, amount, freeMessagesUsed, now } = given
  return sql`
    with message as (
      update messages set body = '', reaction = null, photo_status = null, photo_key = null, photo_colour = null,
        photo_width = null, photo_height = null, unsent_at = ${now}::timestamptz
      where conversation_id = ${conversationId}::uuid and seq = ${seq}::int
    ), side as (
      update participants p set unread = least(p.unread, (
        select count(*) from messages m
        where m.conversation_id = p.conversation_id and m.seq > greatest(p.read_seq, p.deleted_seq) and m.seq <> ${seq}::int
          and m.sender_id = p.other_id and m.unsent_at is null))
      where p.conversation_id = ${conversationId}::uuid and p.other_id = ${memberId}
      returning unread
    ), ${bookingOf({ entryId, amount, kind: 'returned', freeMessagesUsed, reason: 'unsent', reference, now })}
    select side.unread, wallet.balance, wallet.free_messages as "freeMessages",
      coalesce((select bought from entry), 0) as bought
    from side, wallet`
})
