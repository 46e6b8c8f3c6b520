import { z } from 'zod'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findBuyer } from '../../../db/queries/discounts/buyer.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findSpent, listOpenOrders, listSpendingLimits } from '../../../db/queries/spending-limits/limits.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import type { World } from '../../core/context.ts'
import { job } from '../../core/jobs/job.ts'
import { servedCountry } from '../places/served-country.ts'
import { beyondLimits, limitsAt, periodsAt } from './rules.ts'

const aboutMember = z.object({ memberId: z.string() })

/** Ends open orders beyond a lowered limit. The orders feature does the work. */
export const limitLowered = job('spending_limit_lowered', aboutMember, { workers: 1, batch: 5 })

/** The ids of open orders that exceed the member's limits (product §17.9). */
export async function findBeyond(
  { db, now, sites }: Pick<World, 'db' | 'now' | 'sites'>,
  memberId: string,
): Promise<string[]> {
  const [account, buyer] = await Promise.all([findAccount(db, memberId), findBuyer(db, memberId)])
  if (!account || !buyer) return []
  const { settings } = await sites.byId(account.siteId)
  const { currency, timeZone } = countries[servedCountry(settings, [buyer.country])]
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
