import type { Tx } from '../../../../db/client.ts'
import type { HeldWallet, Wallet } from '../../../../db/queries/credits/wallet.ts'
import { takeBought } from '../../../../db/queries/credits/wallet.ts'
import type { HeldMembers } from '../../../../db/queries/locks/members.ts'
import { lockOrder } from '../../../../db/queries/orders/lock.ts'
import { addCreditsTaken, listChargedBackSince } from '../../../../db/queries/orders/payments.ts'
import { creditsOwed } from '../rules/settlement.ts'

/** What has come back to a member of what they had spent. */
interface Returning {
  memberId: string
  /** What it was spent on and came back for. */
  reference: string
  /** In bought credits. */
  bought: number
  now: Date
}

/**
 * Deducts a debt from credits that have come back. The debt is what a charge-back could not take because these credits
 * were spent then. The result is the same as if they had come back before (product §17.3). Credits spent later do not
 * count. Undefined if nothing is owed.
 */
export async function takeOwed(
  tx: Tx,
  members: HeldMembers,
  wallet: HeldWallet,
  { memberId, reference, bought, now }: Returning,
): Promise<Wallet | undefined> {
  if (bought === 0) return undefined
  let left = bought
  let purse: Wallet | undefined
  for (const { payment, ...order } of await listChargedBackSince(tx, wallet, memberId, reference)) {
    const { id, orderId } = payment
    const amount = Math.min(left, creditsOwed(order, payment))
    const locked = amount > 0 && (await lockOrder(tx, members, { orderId, memberId }))
    if (!locked) continue
    const reason = payment.chargedBackMinor > 0 ? 'charge_back' : 'given_back'
    const cause = { reason, reference: `${id}:${reference}`, now } as const
    const { taken, ...after } = await takeBought(tx, wallet, { memberId, amount, ...cause })
    await addCreditsTaken(tx, locked.held, payment, taken)
    left -= taken
    purse = after
  }
  return purse
}
