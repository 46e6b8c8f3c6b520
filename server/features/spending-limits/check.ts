import type { Tx } from '../../../db/client.ts'
import type { HeldMembers } from '../../../db/queries/locks/members.ts'
import { findSpent, listSpendingLimits } from '../../../db/queries/spending-limits/limits.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import type { Money } from '../../../db/reference/money/money.ts'
import { spendingPeriods } from '../../../db/reference/money/spending-periods.ts'
import type { MemberContext } from '../../core/context.ts'
import { buyersCountry } from '../packages/prices.ts'
import { spendingLimitCurrency, spendingLimitReached } from './refusals.ts'
import { limitInTheWay, limitsAt, periodsAt } from './rules.ts'

/** What a purchase may be refused with. */
export const spendingRefusals = [spendingLimitReached, spendingLimitCurrency]

export interface Spending {
  amount: Money
  /** The order that is paid: what it costs counts once. */
  orderId: string
}

/** Throws `spending_limit_reached` or `spending_limit_currency` beyond the member's own limits (product §17.9). */
export async function checkSpending(
  ctx: MemberContext,
  tx: Tx,
  held: HeldMembers,
  { amount, orderId }: Spending,
): Promise<void> {
  const [memberId, now] = [ctx.me.id, ctx.now()]
  held.check(tx, [memberId])
  const limits = limitsAt(await listSpendingLimits(tx, memberId), now)
  const standing = spendingPeriods.map((period) => limits[period].now).filter((limit) => limit !== null)
  if (standing.length === 0) return
  if (standing.some(({ currency }) => currency !== amount.currency)) throw spendingLimitCurrency()
  const { week, month } = periodsAt(countries[await buyersCountry({ ...ctx, db: tx })].timeZone, now)
  const since = { week: week.since, month: month.since }
  const spent = await findSpent(tx, { memberId, currency: amount.currency, since, except: orderId, now })
  const inTheWay = limitInTheWay(limits, spent, amount)
  if (inTheWay) throw spendingLimitReached(inTheWay)
}
