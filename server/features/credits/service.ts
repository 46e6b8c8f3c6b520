import type { Db } from '../../../db/client.ts'
import * as queries from '../../../db/queries/credits.ts'

/** A wallet after a booking. `isNew` is false when the same cause was booked before and nothing has changed. */
export type Booked = queries.Wallet & { isNew: boolean }

/**
 * Gives a member credits, once per reason and reference. Inside a transaction; afterwards tell the member
 * (`wallet` event) when `isNew`.
 */
export async function grant(
  tx: Db,
  memberId: string,
  amount: number,
  reason: queries.LedgerReason,
  reference: string,
  now: Date,
): Promise<Booked> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`not an amount of credits: ${amount}`)
  await queries.lockWallet(tx, memberId)
  const booked = await queries.book(tx, { memberId, amount, reason, reference, now })
  if (!booked) throw new Error(`no wallet of member ${memberId}`)
  return booked
}
