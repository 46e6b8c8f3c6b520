import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { searchLimit } from '../members/limits.ts'
import { searchFilters } from '../members/search/filters.ts'
import { searchCard } from '../members/search/results.ts'
import { regionUnknown } from '../places/refusals.ts'
import { findPeople } from './people.ts'

export const matchFinderRouter = router({
  people: memberProcedure
    .meta({ limit: searchLimit, refuses: [regionUnknown] })
    .input(searchFilters)
    .output(z.array(searchCard))
    .query(({ ctx, input }) => findPeople(ctx, input)),
})
