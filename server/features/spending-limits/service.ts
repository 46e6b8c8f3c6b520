import { z } from 'zod'
import type { Tx } from '../../../db/client.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import * as queries from '../../../db/queries/spending-limits/limits.ts'
import { countries, currencies } from '../../../db/reference/countries/facts.ts'
import { type Money, minus, money } from '../../../db/reference/money/money.ts'
import { type SpendingPeriod, spendingPeriods } from '../../../db/reference/money/spending-periods.ts'
import type { MemberContext } from '../../core/context.ts'
import { moneySchema } from '../../core/values/money.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { buyersCountry } from '../packages/prices.ts'
import { limitLowered } from './lowered.ts'
import { holdsFrom, leftOf, limitsAt, periodsAt } from './rules.ts'

const ownLimit = z.object({
  period: z.enum(spendingPeriods),
  /** What holds now; null is no limit. */
  limit: moneySchema.nullable(),
  coming: z.object({ limit: moneySchema.nullable(), holdsFrom: z.date() }).nullable(),
  /** Paid, and not gone back. */
  spent: moneySchema,
  /** Being paid, or on its way: counts until that has ended. */
  pending: moneySchema,
  /** Of neither; null without limit, and with one in another currency. */
  left: moneySchema.nullable(),
  /** When the week or the month ends. */
  until: z.date(),
})

/** In the currency in which the member buys now. */
export const ownLimits = z.object({ currency: z.enum(currencies), limits: z.array(ownLimit) })

export async function view(ctx: MemberContext): Promise<z.infer<typeof ownLimits>> {
  const { db, me, now } = ctx
  const at = now()
  const { currency, timeZone } = countries[await buyersCountry(ctx)]
  const periods = periodsAt(timeZone, at)
  const since = { week: periods.week.since, month: periods.month.since }
  const [set, spent] = await Promise.all([
    queries.listSpendingLimits(db, me.id),
    queries.findSpent(db, { memberId: me.id, currency, since, except: null, now: at }),
  ])
  const limits = limitsAt(set, at)
  return {
    currency,
    limits: spendingPeriods.map((period) => {
      const { now: limit, coming } = limits[period]
      return {
        ...{ period, limit, until: periods[period].until },
        ...{ spent: minus(spent[period], spent.pending), pending: spent.pending },
        coming: coming && { limit: coming.limit, holdsFrom: coming.holdsFrom },
        left: limit?.currency === currency ? leftOf(limit, spent[period]) : null,
      }
    }),
  }
}

/**
 * `minor` is in the currency in which the member buys; null removes the limit. Setting the current value changes
 * nothing. Open orders beyond a lowered limit end right after it.
 */
export async function set(ctx: MemberContext, { period, minor }: { period: SpendingPeriod; minor: number | null }) {
  const { currency } = countries[await buyersCountry(ctx)]
  await change(ctx, async (tx, held) => {
    const now = ctx.now()
    const { now: standing, coming } = limitsAt(await queries.listSpendingLimits(tx, ctx.me.id), now)[period]
    const wanted = minor === null ? null : money(minor, currency)
    if (isSame(coming ? coming.limit : standing, wanted)) return false
    if (isSame(standing, wanted)) await queries.dropComingLimit(tx, held, ctx.me.id, period, now)
    else {
      const from = holdsFrom(standing, wanted, now)
      await queries.setSpendingLimit(tx, held, ctx.me.id, { period, limit: wanted, currency, holdsFrom: from, now })
      if (from <= now) await ctx.jobs.enqueue(tx, limitLowered, { memberId: ctx.me.id })
    }
    return true
  })
}

/** Forgets a limit that is to come: what holds stays. */
export async function keep(ctx: MemberContext, period: SpendingPeriod) {
  await change(ctx, (tx, held) => queries.dropComingLimit(tx, held, ctx.me.id, period, ctx.now()))
}

const isSame = (a: Money | null, b: Money | null) => a?.minor === b?.minor && a?.currency === b?.currency

/** Tells the member's other screens of what `work` has changed; where it answers false, that was done before. */
async function change(ctx: MemberContext, work: (tx: Tx, held: HeldMembers) => Promise<boolean>): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    if (!(await work(tx, held))) return { result: undefined, gapFor: [me.id] }
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'spending_limits' as const } }] }
  })
}
