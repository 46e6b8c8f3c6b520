import { z } from 'zod'
import { genders } from '../../../db/reference/attributes.ts'
import { countryCodes } from '../../../db/reference/countries.ts'
import { publicProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, pageOf } from '../../core/values/page.ts'
import { total } from '../../core/values/total.ts'
import { regionUnknown } from '../places/refusals.ts'
import { memberCard } from './card.ts'
import { searchLimit } from './limits.ts'
import { getCards, getProfile, memberProfile } from './profile.ts'
import { memberNotFound, searchLoginRequired } from './refusals.ts'
import { searchAges } from './rules.ts'
import { search, searchPages } from './search.ts'
import { searchCard } from './searching.ts'
import { similar, similarMembers } from './similar.ts'

const age = z.number().int().min(searchAges.min).max(searchAges.max)

const filters = z.object({
  gender: z.enum(genders).optional(),
  country: z.enum(countryCodes).optional(),
  region: z.string().max(8).optional(),
  minAge: age.optional(),
  maxAge: age.optional(),
  trafficSource: z.boolean().optional(),
})

export const membersRouter = router({
  search: publicProcedure
    .meta({ limit: searchLimit, refuses: [searchLoginRequired, regionUnknown] })
    .input(filters.extend(pageInput.shape))
    .output(pageOf(searchCard).extend({ total: total.nullable() }))
    .query(({ ctx, input: { cursor, ...asked } }) =>
      searchPages.load(ctx, cursor, (after) => search(ctx, { ...asked, cursor: after })),
    ),

  similar: publicProcedure
    .meta({ limit: searchLimit, refuses: [searchLoginRequired, regionUnknown] })
    .input(filters)
    .output(similarMembers)
    .query(({ ctx, input }) => similar(ctx, input)),

  get: publicProcedure
    .meta({ refuses: [memberNotFound] })
    .input(z.object({ id: idSchema }))
    .output(memberProfile)
    .query(({ ctx, input }) => getProfile(ctx, input.id)),

  cards: publicProcedure
    .input(z.object({ ids: z.array(idSchema).max(50) }))
    .output(z.array(memberCard))
    .query(({ ctx, input }) => getCards(ctx, input.ids)),
})
