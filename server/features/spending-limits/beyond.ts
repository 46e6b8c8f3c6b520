import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findSpent, listOpenOrders, listSpendingLimits } from '../../../db/queries/spending-limits/limits.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import type { World } from '../../core/context.ts'
import type { BuyerPayload } from './jobs.ts'
import { beyondLimits, limitsAt, periodsAt } from './rules.ts'

/** The ids of the orders that stand open and are more than the member's limits leave (product §17.9). */
export async function findBeyond(
  { db, now }: Pick<World, 'db' | 'now'>,
  { memberId, country }: BuyerPayload,
): Promise<string[]> {
  const { currency, timeZone } = countries[country]
  return db.transaction(async (tx) => {
    const held = await lockMembers(tx, [memberId])
    const at = now()
    const open = await listOpenOrders(tx, held, memberId, at)
    if (open.length === 0) return []
    const { week, month } = periodsAt(timeZone, at)
    const since = { week: week.since, month: month.since }
    const spent = await findSpent(tx, { memberId, currency, since, except: null, now: at })
    const limits = limitsAt(await listSpendingLimits(tx, memberId), at)
    return beyondLimits(limits, spent, open).map(({ id }) => id)
  })
}
