import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, pageOf } from '../../core/values/page.ts'
import { notConfirmed } from '../confirmation/refusals.ts'
import { memberNotFound } from '../members/refusals.ts'
import { likeLimit } from './limits.ts'
import * as lists from './lists.ts'
import { likeSelf } from './refusals.ts'
import { likeOutcomes } from './rules.ts'
import * as likes from './service.ts'
import { nextToShow } from './to-show.ts'

const aboutMember = z.object({ memberId: idSchema })

export const likesRouter = router({
  like: memberProcedure
    .meta({
      limit: likeLimit,
      refuses: [likeSelf, notConfirmed, memberNotFound],
      tells: ['like_given', 'like_received'],
    })
    .input(aboutMember)
    .output(z.enum(likeOutcomes))
    .mutation(({ ctx, input }) => likes.like(ctx, input.memberId)),

  unlike: memberProcedure
    .meta({ limit: likeLimit, tells: ['like_taken_back', 'like_withdrawn'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => likes.unlike(ctx, input.memberId)),

  markSeen: memberProcedure
    .meta({ tells: ['like_seen'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => likes.markSeen(ctx, input.memberId)),

  overview: memberProcedure.output(lists.likesOverview).query(({ ctx }) => lists.overview(ctx)),

  list: memberProcedure
    .input(pageInput.extend({ type: z.enum(lists.likeLists) }))
    .output(pageOf(lists.likeCard))
    .query(({ ctx, input: { type, cursor } }) =>
      lists.likePages.load(ctx, cursor, (after) => lists.list(ctx, { type, cursor: after })),
    ),

  showNext: memberProcedure
    .meta({ limit: likeLimit })
    .output(lists.likeCard.nullable())
    .mutation(({ ctx }) => nextToShow(ctx)),

  card: memberProcedure
    .meta({ refuses: [memberNotFound] })
    .input(aboutMember)
    .output(lists.likeCard)
    .query(({ ctx, input }) => lists.card(ctx, input.memberId)),
})
