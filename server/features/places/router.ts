import { z } from 'zod'
import { publicProcedure, router } from '../../core/procedures.ts'
import { findPlaces, foundPlace } from './find.ts'
import { placeSearchLimit } from './limits.ts'
import { countryUnknown } from './refusals.ts'

const findInput = z.object({
  country: z.string().max(2),
  region: z.string().max(6).nullable(),
  text: z.string().max(60),
})

export const placesRouter = router({
  find: publicProcedure
    .meta({ limit: placeSearchLimit, refuses: [countryUnknown] })
    .input(findInput)
    .output(z.array(foundPlace))
    .query(({ ctx, input }) => findPlaces(ctx, input)),
})
