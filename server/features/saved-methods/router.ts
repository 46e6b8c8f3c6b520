import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { forget } from './forget.ts'
import { savedMethodsLimit as limit } from './limits.ts'
import { list, savedMethodsView } from './list.ts'

export const savedMethodsRouter = router({
  list: memberProcedure
    .meta({ limit })
    .output(savedMethodsView)
    .query(({ ctx }) => list(ctx)),

  forget: memberProcedure
    .meta({ limit, tells: ['saved_methods'] })
    .input(z.object({ id: idSchema }))
    .output(z.void())
    .mutation(({ ctx, input }) => forget(ctx, input.id)),
})
