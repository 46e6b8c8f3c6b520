import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { searchFilters } from '../members/search/filters.ts'
import { regionUnknown } from '../places/refusals.ts'
import * as changes from './change.ts'
import { savedSearchesLimit as limit } from './limits.ts'
import { list, savedSearch } from './list.ts'
import {
  savedSearchesFull,
  savedSearchNameEmpty,
  savedSearchNameTaken,
  savedSearchNameTooLong,
  savedSearchNotFound,
} from './refusals.ts'

const aboutSearch = z.object({ id: idSchema })
/** Code units that are looked at: decomposed letters and double blanks make a name longer than it is. */
const named = aboutSearch.extend({ name: z.string().max(500) })
const badNames = [savedSearchNameEmpty, savedSearchNameTooLong, savedSearchNameTaken]
const tells = ['saved_searches'] as const

export const savedSearchesRouter = router({
  list: memberProcedure
    .meta({ limit })
    .output(z.array(savedSearch))
    .query(({ ctx }) => list(ctx)),

  save: memberProcedure
    .meta({ limit, refuses: [...badNames, savedSearchesFull, regionUnknown], tells })
    .input(named.extend({ filters: searchFilters }))
    .output(z.void())
    .mutation(({ ctx, input }) => changes.save(ctx, input)),

  rename: memberProcedure
    .meta({ limit, refuses: [...badNames, savedSearchNotFound], tells })
    .input(named)
    .output(z.void())
    .mutation(({ ctx, input }) => changes.rename(ctx, input)),

  markSeen: memberProcedure
    .meta({ limit, refuses: [savedSearchNotFound], tells })
    .input(aboutSearch)
    .output(z.void())
    .mutation(({ ctx, input }) => changes.markSeen(ctx, input.id)),

  remove: memberProcedure
    .meta({ limit, tells })
    .input(aboutSearch)
    .output(z.void())
    .mutation(({ ctx, input }) => changes.remove(ctx, input.id)),

  restore: memberProcedure
    .meta({ limit, refuses: [savedSearchesFull, savedSearchNameTaken, savedSearchNotFound], tells })
    .input(aboutSearch)
    .output(z.void())
    .mutation(({ ctx, input }) => changes.restore(ctx, input.id)),
})
