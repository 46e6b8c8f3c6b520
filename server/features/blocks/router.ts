import { z } from 'zod'
import { idSchema } from '../../core/ids.ts'
import { momentSchema } from '../../core/moments.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import * as blocks from './service.ts'

const aboutMember = z.object({ memberId: idSchema })
const cursor = z.object({ blockedAt: momentSchema, id: idSchema })

export const blocksRouter = router({
  block: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => blocks.block(ctx, input.memberId)),
  unblock: memberProcedure.input(aboutMember).mutation(({ ctx, input }) => blocks.unblock(ctx, input.memberId)),
  list: memberProcedure
    .input(z.object({ cursor: cursor.nullish() }))
    .query(({ ctx, input }) => blocks.list(ctx, input.cursor)),
})
