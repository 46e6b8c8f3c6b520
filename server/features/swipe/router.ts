import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { notConfirmed } from '../confirmation/refusals.ts'
import { likeSelf } from '../likes/refusals.ts'
import { likeOutcomes } from '../likes/rules.ts'
import { searchLimit } from '../members/limits.ts'
import { memberNotFound } from '../members/refusals.ts'
import { searchFilters } from '../members/search/filters.ts'
import { regionUnknown } from '../places/refusals.ts'
import { nextCards, swipeCard } from './cards.ts'
import { swipeLimit as limit } from './limits.ts'
import { swipeLikesUsedUp } from './refusals.ts'
import * as swipes from './swipe.ts'
import { swipeToday, today } from './today.ts'

const aboutMember = z.object({ memberId: idSchema })
/** As browsers name it (IANA). */
const inTimeZone = z.object({ timeZone: z.string().max(64) })

export const swipeRouter = router({
  cards: memberProcedure
    .meta({ limit: searchLimit, refuses: [regionUnknown] })
    .input(searchFilters)
    .output(z.array(swipeCard))
    .query(({ ctx, input }) => nextCards(ctx, input)),

  today: memberProcedure
    .input(inTimeZone)
    .output(swipeToday)
    .query(({ ctx, input }) => today(ctx, input.timeZone)),

  like: memberProcedure
    .meta({
      limit,
      refuses: [likeSelf, notConfirmed, memberNotFound, swipeLikesUsedUp],
      tells: ['like_given', 'like_received'],
    })
    .input(aboutMember.extend(inTimeZone.shape))
    .output(z.enum(likeOutcomes))
    .mutation(({ ctx, input }) => swipes.like(ctx, input)),

  pass: memberProcedure
    .meta({ limit })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => swipes.pass(ctx, input.memberId)),

  undo: memberProcedure
    .meta({ limit, tells: ['like_taken_back', 'like_withdrawn'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => swipes.undo(ctx, input.memberId)),

  forgetPasses: memberProcedure
    .meta({ limit })
    .output(z.void())
    .mutation(({ ctx }) => swipes.forgetPasses(ctx)),
})
