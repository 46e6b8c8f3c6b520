import type { Tx } from '../../../db/client.ts'
import { type HeldWallet, lockWallet } from '../../../db/queries/credits/wallet.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { type LockedOrder, lockOrder, type PaymentOwner } from '../../../db/queries/orders/lock.ts'
import { findStanding, type PaymentStanding } from '../../../db/queries/orders/payments.ts'
import type { World } from '../../core/context.ts'

export type SettlingWorld = Pick<World, 'db' | 'bus' | 'now' | 'jobs' | 'sites' | 'log'>

/** A payment and everything that an update may change, locked until the commit. */
export interface Settling extends LockedOrder {
  members: HeldMembers
  payment: PaymentStanding
  /** Of the order's credits. */
  withdrawn: number
  /** None where the account is gone. */
  wallet: HeldWallet | undefined
  now: Date
}

export async function hold(
  { now }: SettlingWorld,
  tx: Tx,
  { memberId, orderId, paymentId }: PaymentOwner,
): Promise<Settling> {
  const members = await lockMembers(tx, [memberId])
  const wallet = await lockWallet(tx, members, memberId)
  const locked = await lockOrder(tx, members, { memberId, orderId })
  const standing = await findStanding(tx, paymentId)
  if (!locked || !standing) throw new Error(`payment ${paymentId} is gone`)
  return { ...locked, ...standing, members, wallet, now: now() }
}
