import type { Db, Tx } from '../../../../db/client.ts'
import { type HeldWallet, takeBought, type Wallet } from '../../../../db/queries/credits/wallet.ts'
import { lockOrder } from '../../../../db/queries/orders/lock.ts'
import { addCreditsTaken, listChargedBack } from '../../../../db/queries/orders/payments.ts'
import { creditsOwed } from '../rules/settlement.ts'
import type { Settling } from '../settling.ts'

/** In credits: what a member has spent of purchases that a bank took the money of. It goes off their next purchase. */
export async function sumOwed(db: Db, memberId: string): Promise<number> {
  const chargedBack = await listChargedBack(db, memberId)
  return chargedBack.reduce((sum, { payment, ...order }) => sum + creditsOwed(order, payment), 0)
}

/**
 * Deducts a member's debt from the credits that their order has just brought, at most the amount shown before they
 * ordered. Further debt waits for the next purchase. Undefined if nothing is owed.
 */
export async function collectOwed(
  tx: Tx,
  { members, order, now }: Settling,
  wallet: HeldWallet,
): Promise<Wallet | undefined> {
  const { id: orderId, memberId } = order
  let left = Math.min(order.owedCredits, order.credits)
  let purse: Wallet | undefined
  if (left === 0) return undefined
  for (const { payment, ...owing } of await listChargedBack(tx, memberId)) {
    const amount = Math.min(left, creditsOwed(owing, payment))
    const locked = amount > 0 && (await lockOrder(tx, members, { orderId: payment.orderId, memberId }))
    if (!locked) continue
    const cause = { reason: 'charge_back', reference: `${payment.id}:${orderId}`, now } as const
    const { taken, ...after } = await takeBought(tx, wallet, { memberId, amount, ...cause })
    await addCreditsTaken(tx, locked.held, payment, taken)
    left -= taken
    purse = after
  }
  return purse
}
