import { tracked } from '@trpc/server'
import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { follow } from './service.ts'

export const liveRouter = router({
  /** The member's events after number `lastEventId` (`me.eventSeq` at first, then kept up by tRPC). */
  events: memberProcedure
    .input(z.object({ lastEventId: z.coerce.number().int().min(0) }))
    .subscription(async function* ({ ctx, input, signal }) {
      const ended = signal ?? new AbortController().signal
      for await (const { seq, event } of follow(ctx, input.lastEventId, ended)) {
        yield seq === undefined ? event : tracked(String(seq), event)
      }
    }),
})
