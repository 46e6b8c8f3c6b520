import { z } from 'zod'
import { idSchema } from '../../core/ids.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { sealLike, unsealLike } from './cursor.ts'
import * as lists from './lists.ts'
import * as likes from './service.ts'

const aboutMember = z.object({ memberId: idSchema })

export const likesRouter = router({
  like: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => likes.like(ctx, input.memberId)),
  unlike: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => likes.unlike(ctx, input.memberId)),
  /** For whoever opens a profile. */
  markSeen: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => likes.markSeen(ctx, input.memberId)),
  overview: memberProcedure.query(({ ctx }) => lists.overview(ctx)),
  list: memberProcedure
    .input(z.object({ type: z.enum(lists.likeLists), cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input: { type, cursor } }) => {
      const page = await lists.list(ctx, { type, cursor: cursor ? unsealLike(ctx.secret, cursor) : null })
      return { ...page, nextCursor: page.nextCursor && sealLike(ctx.secret, page.nextCursor) }
    }),
  newest: memberProcedure.query(({ ctx }) => lists.newest(ctx)),
  card: memberProcedure.input(aboutMember).query(({ ctx, input }) => lists.card(ctx, input.memberId)),
})
