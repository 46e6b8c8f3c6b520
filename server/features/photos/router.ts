import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import * as changes from './change.ts'
import { photoChangeLimit as limit } from './limits.ts'
import { listOwn, ownPhotos } from './own.ts'
import { photoLimitReached, photoNotFound } from './refusals.ts'

const aboutPhoto = z.object({ id: idSchema })
const tells = ['photos'] as const

/** More than anybody can have at once, with those that were removed. */
const mostNamed = 100

export const photosRouter = router({
  own: memberProcedure.output(ownPhotos).query(({ ctx }) => listOwn(ctx)),

  reorder: memberProcedure
    .meta({ limit, tells })
    .input(z.object({ ids: z.array(idSchema).max(mostNamed) }))
    .output(z.void())
    .mutation(({ ctx, input }) => changes.reorder(ctx, input.ids)),

  remove: memberProcedure
    .meta({ limit, refuses: [photoNotFound], tells })
    .input(aboutPhoto)
    .output(z.void())
    .mutation(({ ctx, input }) => changes.remove(ctx, input.id)),

  restore: memberProcedure
    .meta({ limit, refuses: [photoNotFound, photoLimitReached], tells })
    .input(aboutPhoto)
    .output(z.void())
    .mutation(({ ctx, input }) => changes.restore(ctx, input.id)),
})
