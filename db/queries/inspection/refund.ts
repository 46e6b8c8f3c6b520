import { sql } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { type CreditReturn, type PaidMessage, returnOf, type WalletAfterReturn } from '../credits/returned.ts'
import { type HeldWallet, preparedBooking } from '../credits/wallet.ts'

/**
 * Gives back what a photo of a conversation has cost, credits or the free message. Its message costs nothing from then on, so
 * that neither another removal nor taking it back pays a second time.
 */
export async function refundSent(
  tx: Tx,
  wallet: HeldWallet,
  { memberId, sent, now }: { memberId: string; sent: PaidMessage; now: Date },
): Promise<WalletAfterReturn> {
  const [refunded] = await refund(tx, wallet, returnOf(memberId, sent, now))
  return refunded as WalletAfterReturn
}

const refund = preparedBooking<CreditReturn, WalletAfterReturn>((given, bookingOf) => {
  const { conversationId, seq, reference, entryId, amount, freeMessagesUsed, now } = given
  return sql`
    with message as (
      update messages set paid_with = 'none', cost = 0
      where conversation_id = ${conversationId}::uuid and seq = ${seq}::int
    ), ${bookingOf({ entryId, amount, kind: 'returned', freeMessagesUsed, reason: 'photo_removed', reference, now })}
    select balance, free_messages as "freeMessages", coalesce((select bought from entry), 0) as bought from wallet`
})
