import type { Tx } from '../../../db/client.ts'
import * as queries from '../../../db/queries/credits/wallet.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import type { MemberEvent } from '../live/change-and-tell.ts'

/** A wallet after a gift, and the events for its member. `isNew` is false if the same cause was booked before. */
export type Granted = queries.Wallet & { isNew: boolean; events: MemberEvent[] }

/** Gives a member credits, once per reason and reference. A repeat changes nothing and publishes no event. */
export async function grant(tx: Tx, held: HeldMembers, gift: queries.Booking): Promise<Granted> {
  const { memberId, amount } = gift
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`not an amount of credits: ${amount}`)
  const wallet = await queries.lockWallet(tx, held, memberId)
  if (!wallet) throw new Error(`no wallet of member ${memberId}`)
  const { isNew, balance, freeMessages } = await queries.book(tx, wallet, gift)
  const told: MemberEvent = { memberId, event: { type: 'wallet', balance, freeMessages } }
  return { isNew, balance, freeMessages, events: isNew ? [told] : [] }
}
