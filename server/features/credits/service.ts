import type { Db } from '../../../db/client.ts'
import * as queries from '../../../db/queries/credits.ts'
import type { MemberContext } from '../../core/context.ts'
import { Refusal } from '../../core/refusal.ts'

export type { LedgerReason, Wallet } from '../../../db/queries/credits.ts'

/** A wallet after a booking. `isNew` is false when the same cause was booked before and nothing has changed. */
export type Booked = queries.Wallet & { isNew: boolean }

/** What I have to spend. */
export async function wallet({ db, me }: MemberContext): Promise<queries.Wallet> {
  const found = await queries.findWallet(db, me.id)
  if (!found) throw new Refusal('authentication_required')
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
  assertAmount(amount)
  await holdWallet(tx, memberId)
  return bookHeld(tx, { memberId, amount, reason, reference, now })
}

/**
 * Takes credits from a member, once per reason and reference. Inside a transaction; afterwards tell the member
 * (`wallet` event) when `isNew`. Refusals: insufficient_credits with `cost` and `balance`.
 */
export async function spend(
  tx: Db,
  memberId: string,
  amount: number,
  reason: queries.LedgerReason,
  reference: string,
  now: Date,
): Promise<Booked> {
  assertAmount(amount)
  const held = await holdWallet(tx, memberId)
  if (held.balance < amount) {
    if (await queries.isBooked(tx, { memberId, reason, reference })) return { ...held, isNew: false }
    throw new Refusal('insufficient_credits', { cost: amount, balance: held.balance })
  }
  return bookHeld(tx, { memberId, amount: -amount, reason, reference, now })
}

async function holdWallet(tx: Db, memberId: string): Promise<queries.Wallet> {
  const held = await queries.lockWallet(tx, memberId)
  if (!held) throw new Error(`no wallet of member ${memberId}`)
  return held
}

async function bookHeld(tx: Db, booking: queries.Booking): Promise<Booked> {
  const booked = await queries.book(tx, booking)
  if (!booked) throw new Error(`no wallet of member ${booking.memberId}`)
  return booked
}

function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`not an amount of credits: ${amount}`)
}
