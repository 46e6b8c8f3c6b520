import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, pageOf, sealedPages } from '../../core/values/page.ts'
import { blockLimit } from './limits.ts'
import { blockSelf } from './refusals.ts'
import * as blocks from './service.ts'

const aboutMember = z.object({ memberId: idSchema })
const pages = sealedPages('block position', z.object({ blockedAt: z.coerce.date(), id: idSchema }))

export const blocksRouter = router({
  block: memberProcedure
    .meta({ limit: blockLimit, refuses: [blockSelf], tells: ['member_gone'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => blocks.block(ctx, input.memberId)),

  unblock: memberProcedure
    .meta({ tells: ['reset'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => blocks.unblock(ctx, input.memberId)),

  list: memberProcedure
    .input(pageInput)
    .output(pageOf(blocks.blockedMember))
    .query(({ ctx, input }) => pages.load(ctx, input.cursor, (after) => blocks.list(ctx, after))),
})
