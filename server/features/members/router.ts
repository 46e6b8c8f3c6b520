import { z } from 'zod'
import { publicProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, pageOf } from '../../core/values/page.ts'
import { total } from '../../core/values/total.ts'
import { regionUnknown } from '../places/refusals.ts'
import { memberCard } from './card.ts'
import { countLimit, searchLimit } from './limits.ts'
import { getCards, getProfile, memberProfile } from './profile.ts'
import { memberNotFound, membersSeenEnough, searchLoginRequired, searchTownRequired } from './refusals.ts'
import { searchFilters } from './search/filters.ts'
import { searchCard } from './search/results.ts'
import { count, search, searchPages } from './search/search.ts'
import { similar, similarMembers } from './search/similar.ts'

const filters = searchFilters.extend({ trafficSource: z.boolean().optional() })
const refusesCount = [searchLoginRequired, regionUnknown, searchTownRequired]
const refuses = [...refusesCount, membersSeenEnough]

export const membersRouter = router({
  search: publicProcedure
    .meta({ limit: searchLimit, refuses })
    .input(filters.extend(pageInput.shape))
    .output(pageOf(searchCard).extend({ total: total.nullable() }))
    .query(({ ctx, input: { cursor, ...asked } }) =>
      searchPages.load(ctx, cursor, (after) => search(ctx, { ...asked, cursor: after })),
    ),

  count: publicProcedure
    .meta({ limit: countLimit, refuses: refusesCount })
    .input(filters)
    .output(total)
    .query(({ ctx, input }) => count(ctx, input)),

  similar: publicProcedure
    .meta({ limit: searchLimit, refuses })
    .input(filters)
    .output(similarMembers)
    .query(({ ctx, input }) => similar(ctx, input)),

  get: publicProcedure
    .meta({ refuses: [memberNotFound, membersSeenEnough] })
    .input(z.object({ id: idSchema }))
    .output(memberProfile)
    .query(({ ctx, input }) => getProfile(ctx, input.id)),

  cards: publicProcedure
    .meta({ refuses: [membersSeenEnough] })
    .input(z.object({ ids: z.array(idSchema).max(50) }))
    .output(z.array(memberCard))
    .query(({ ctx, input }) => getCards(ctx, input.ids)),
})
