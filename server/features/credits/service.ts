import type { Db } from '../../../db/client.ts'
import * as queries from '../../../db/queries/credits.ts'
import type { MemberContext } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'

export type { LedgerReason, Wallet } from '../../../db/queries/credits.ts'

/** A wallet after a booking. `isNew` is false when the same cause was booked before and nothing has changed. */
export type Booked = queries.Wallet & { isNew: boolean }

/** What I have to spend. */
export async function wallet({ db, me }: MemberContext): Promise<queries.Wallet> {
  const found = await queries.findWallet(db, me.id)
  if (!found) throw authenticationRequired()
  return found
}

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
