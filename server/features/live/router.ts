import { tracked } from '@trpc/server'
import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { idSchema } from '../../core/values/ids.ts'
import { follow, missedEvents, readMissed } from './service.ts'

const seq = z.number().int().min(0)
/** As browsers send it back. */
const numbered = z.string().max(15).regex(/^\d+$/).transform(Number)

export const liveRouter = router({
  /**
   * The member's events after number `lastEventId` (`me.eventSeq` at first, then kept up by tRPC). `memberId`: whose page
   * it is for, as no header can say. It has no schema of its own for what it tells: tRPC takes one for all of a stream, and
   * a generator more for each of thousands of listeners would stand around the one that is here.
   */
  events: memberProcedure
    .input(z.object({ memberId: idSchema.optional(), lastEventId: z.union([seq, numbered]) }))
    .subscription(async function* ({ ctx, input, signal }) {
      if (input.memberId && input.memberId !== ctx.me.id) throw authenticationRequired({ session: 'ended' })
      const ended = signal ?? new AbortController().signal
      for await (const { seq, event } of follow(ctx, input.lastEventId, ended)) {
        yield seq === undefined ? event : tracked(String(seq), event)
      }
    }),

  /** What happened after event `after`, for a tab that has noticed a gap. */
  missed: memberProcedure
    .input(z.object({ after: seq }))
    .output(missedEvents)
    .query(({ ctx, input }) => readMissed(ctx, input.after)),
})
