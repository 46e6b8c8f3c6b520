import { z } from 'zod'
import { reportReasons } from '../../../db/reference/report-reasons.ts'
import { publicProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { memberNotFound } from '../members/refusals.ts'
import { reportLimit } from './limits.ts'
import { reportRemarksTooLong, reportSelf } from './refusals.ts'
import { report } from './report.ts'

const told = z.object({
  id: idSchema,
  seq: z.number().int().min(1).max(2_147_483_647).optional(),
  reason: z.enum(reportReasons),
  /** Code units that are looked at. */
  remarks: z.string().max(5000),
})

const reportInput = z.union([
  told.extend({ memberId: idSchema, photoId: idSchema.optional() }),
  told.extend({ conversationId: idSchema }),
])

export const reportsRouter = router({
  report: publicProcedure
    .meta({ limit: reportLimit, refuses: [reportSelf, reportRemarksTooLong, memberNotFound], tells: ['message_photo'] })
    .input(reportInput)
    .output(z.object({ number: z.string() }))
    .mutation(async ({ ctx, input }) => ({ number: await report(ctx, input) })),
})
