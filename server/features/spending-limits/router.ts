import { z } from 'zod'
import { spendingPeriods } from '../../../db/reference/money/spending-periods.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { spendingLimitsLimit as limit } from './limits.ts'
import { mostLimit } from './rules.ts'
import * as limits from './service.ts'

const aboutPeriod = z.object({ period: z.enum(spendingPeriods) })
const amount = z.int().min(0).max(mostLimit)
const tells = ['spending_limits'] as const

export const spendingLimitsRouter = router({
  view: memberProcedure
    .meta({ limit })
    .output(limits.ownLimits)
    .query(({ ctx }) => limits.view(ctx)),

  set: memberProcedure
    .meta({ limit, tells })
    .input(aboutPeriod.extend({ minor: amount.nullable() }))
    .output(z.void())
    .mutation(({ ctx, input }) => limits.set(ctx, input)),

  keep: memberProcedure
    .meta({ limit, tells })
    .input(aboutPeriod)
    .output(z.void())
    .mutation(({ ctx, input }) => limits.keep(ctx, input.period)),
})
