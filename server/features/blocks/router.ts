import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { dateSchema } from '../../core/values/dates.ts'
import { idSchema } from '../../core/values/ids.ts'
import { memberNotFound } from '../members/refusals.ts'
import { blockLimit } from './limits.ts'
import { blockSelf } from './refusals.ts'
import * as blocks from './service.ts'

const aboutMember = z.object({ memberId: idSchema })
const cursor = z.object({ blockedAt: dateSchema, id: idSchema })

export const blocksRouter = router({
  block: memberProcedure
    .meta({ limit: blockLimit, refuses: [blockSelf, memberNotFound], tells: ['member_gone'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => blocks.block(ctx, input.memberId)),

  unblock: memberProcedure
    .meta({ tells: ['reset'] })
    .input(aboutMember)
    .output(z.void())
    .mutation(({ ctx, input }) => blocks.unblock(ctx, input.memberId)),

  list: memberProcedure
    .input(z.object({ cursor: cursor.nullish() }))
    .output(blocks.blockedPage)
    .query(({ ctx, input }) => blocks.list(ctx, input.cursor)),
})
