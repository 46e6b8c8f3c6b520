import { z } from 'zod'
import { idSchema } from '../../core/ids.ts'
import { momentSchema } from '../../core/moments.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import * as lists from './lists.ts'
import * as likes from './service.ts'

const aboutMember = z.object({ memberId: idSchema })
const cursor = z.object({ newLike: z.boolean(), likedAt: momentSchema, id: idSchema })

export const likesRouter = router({
  like: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => likes.like(ctx, input.memberId)),
  unlike: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => likes.unlike(ctx, input.memberId)),
  /** For whoever opens a profile. */
  markSeen: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => likes.markSeen(ctx, input.memberId)),
  overview: memberProcedure.query(({ ctx }) => lists.overview(ctx)),
  list: memberProcedure
    .input(z.object({ type: z.enum(lists.likeLists), cursor: cursor.nullish() }))
    .query(({ ctx, input }) => lists.list(ctx, input)),
  newest: memberProcedure.query(({ ctx }) => lists.newest(ctx)),
  card: memberProcedure.input(aboutMember).query(({ ctx, input }) => lists.card(ctx, input.memberId)),
})
