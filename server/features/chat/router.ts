import { z } from 'zod'
import { idSchema } from '../../core/ids.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { deleteConversation } from './delete.ts'
import { list } from './list.ts'
import { markRead } from './mark-read.ts'
import { history, since } from './messages.ts'
import { open, openWith } from './open.ts'
import { send } from './send.ts'
import { typing } from './typing.ts'

const seq = z.number().int().min(0).max(2_147_483_647)
const cursor = z.object({ listedAt: z.iso.datetime().max(30), conversationId: idSchema })
const inConversation = z.object({ conversationId: idSchema })
const withMember = z.object({ memberId: idSchema })
/** In code units: four for each of the code points that a site may allow at most. The rules tell the rest. */
const longestBody = 40_000

export const chatRouter = router({
  /** My conversations, page by page; `unread` leaves out what I have read. */
  list: memberProcedure
    .input(z.object({ cursor: cursor.nullish(), filter: z.enum(['unread']).optional() }).default({}))
    .query(({ ctx, input }) => list(ctx, input)),

  /** A conversation with its latest messages. Reads only: see `markRead`. */
  open: memberProcedure.input(inConversation).query(({ ctx, input }) => open(ctx, input.conversationId)),

  /** The conversation with a member, begun or not. Reads only: see `markRead`. */
  with: memberProcedure.input(withMember).query(({ ctx, input }) => openWith(ctx, input.memberId)),

  history: memberProcedure
    .input(inConversation.extend({ beforeSeq: seq }))
    .query(({ ctx, input }) => history(ctx, input)),

  since: memberProcedure.input(inConversation.extend({ afterSeq: seq })).query(({ ctx, input }) => since(ctx, input)),

  /** Call it while the conversation is looked at, with the number of the last message on the screen. */
  markRead: memberProcedure.input(inConversation.extend({ seq })).mutation(({ ctx, input }) => markRead(ctx, input)),

  send: memberProcedure
    .input(withMember.extend({ clientId: idSchema, body: z.string().max(longestBody) }))
    .mutation(({ ctx, input }) => send(ctx, input)),

  delete: memberProcedure
    .input(inConversation)
    .mutation(({ ctx, input }) => deleteConversation(ctx, input.conversationId)),

  /** Call it while the member types, every few seconds at most. */
  typing: memberProcedure.input(withMember).mutation(({ ctx, input }) => typing(ctx, input.memberId)),
})
