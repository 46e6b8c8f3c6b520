import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { pushLimit as limit } from './limits.ts'
import { pushServiceUnknown } from './refusals.ts'
import { pushState, stateOf, subscribe, unsubscribe } from './subscribe.ts'
import { subscription } from './subscription.ts'

export const pushRouter = router({
  state: memberProcedure
    .meta({ limit })
    .output(pushState)
    .query(({ ctx }) => stateOf(ctx)),
  subscribe: memberProcedure
    .meta({ limit, refuses: [pushServiceUnknown] })
    .input(subscription)
    .output(z.void())
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  unsubscribe: memberProcedure
    .meta({ limit })
    .output(z.void())
    .mutation(({ ctx }) => unsubscribe(ctx)),
})
