import { z } from 'zod'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findSpent, listOpenOrders, listSpendingLimits } from '../../../db/queries/spending-limits/limits.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import type { World } from '../../core/context.ts'
import { job } from '../../core/jobs/job.ts'
import { beyondLimits, limitsAt, periodsAt } from './rules.ts'

/** `country`: by whose clock and in whose currency the member buys. */
const aboutBuyer = z.object({ memberId: z.string(), country: z.enum(countryCodes) })

/** What stands open beyond a limit that was lowered is to end: whoever knows orders does it. */
export const limitLowered = job('spending_limit_lowered', aboutBuyer, { workers: 1, batch: 5 })

/** The ids of the orders that stand open and are more than the member's limits leave (product §17.9). */
export async function findBeyond(
  { db, now }: Pick<World, 'db' | 'now'>,
  { memberId, country }: z.infer<typeof aboutBuyer>,
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
