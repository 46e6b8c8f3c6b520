import { z } from 'zod'
import { giftNames } from '../../../db/reference/gifts.ts'
import { reactions } from '../../../db/reference/reactions.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, sealedPages } from '../../core/values/page.ts'
import { notConfirmed } from '../confirmation/refusals.ts'
import { insufficientCredits } from '../credits/refusals.ts'
import { memberNotFound } from '../members/refusals.ts'
import { markDelivered } from './changes/mark-delivered.ts'
import { markRead } from './changes/mark-read.ts'
import { react } from './changes/react.ts'
import { unsend } from './changes/unsend.ts'
import { deleteConversation } from './delete.ts'
import { give } from './give.ts'
import { deliveryLimit, messageLimit, reactionLimit, typingLimit } from './limits.ts'
import { list } from './list.ts'
import { history } from './messages.ts'
import { open, openWith } from './open.ts'
import {
  conversationLimit,
  conversationNotFound,
  messageEmpty,
  messageIdReused,
  messageSelf,
  messageTooLong,
  recipientNotConfirmed,
  unsendTooLate,
} from './refusals.ts'
import { send } from './send.ts'
import { typing } from './typing.ts'
import { conversation, conversationPage, messagesPage, purse, sentMessage } from './views.ts'

const seq = z.number().int().min(0).max(2_147_483_647)
const listPages = sealedPages(
  'conversation position',
  z.object({ listedAt: z.coerce.date(), conversationId: idSchema }),
)
const inConversation = z.object({ conversationId: idSchema })
const withMember = z.object({ memberId: idSchema })
/** In code units: four for each of the code points that a site may allow at most. The rules tell the rest. */
const longestBody = 40_000
/** In conversations. */
const mostReceipts = 50

export const chatRouter = router({
  list: memberProcedure
    .input(pageInput.extend({ filter: z.enum(['unread']).optional() }).default({}))
    .output(conversationPage)
    .query(({ ctx, input: { cursor, filter } }) =>
      listPages.load(ctx, cursor, (after) => list(ctx, { cursor: after, filter })),
    ),

  open: memberProcedure
    .meta({ refuses: [conversationNotFound] })
    .input(inConversation)
    .output(conversation)
    .query(({ ctx, input }) => open(ctx, input.conversationId)),

  with: memberProcedure
    .meta({ refuses: [messageSelf, memberNotFound] })
    .input(withMember)
    .output(conversation)
    .query(({ ctx, input }) => openWith(ctx, input.memberId)),

  history: memberProcedure
    .meta({ refuses: [conversationNotFound] })
    .input(inConversation.extend({ beforeSeq: seq, fromSeq: seq.optional() }))
    .output(messagesPage)
    .query(({ ctx, input }) => history(ctx, input)),

  /** Call it while the conversation is looked at, with the number of the last message on the screen. */
  markRead: memberProcedure
    .meta({ refuses: [conversationNotFound], tells: ['read', 'read_by_other'] })
    .input(inConversation.extend({ seq }))
    .output(z.void())
    .mutation(({ ctx, input }) => markRead(ctx, input)),

  /** Call it with the last message of each conversation that has arrived, read or not. */
  markDelivered: memberProcedure
    .meta({ limit: deliveryLimit, tells: ['delivered_to_other'] })
    .input(z.object({ receipts: z.array(inConversation.extend({ seq })).min(1).max(mostReceipts) }))
    .output(z.void())
    .mutation(({ ctx, input }) => markDelivered(ctx, input.receipts)),

  send: memberProcedure
    .meta({
      limit: messageLimit,
      refuses: [
        ...[messageSelf, messageEmpty, messageTooLong, messageIdReused, memberNotFound],
        ...[notConfirmed, recipientNotConfirmed, conversationLimit, insufficientCredits],
      ],
      tells: ['message', 'wallet'],
    })
    .input(withMember.extend({ clientId: idSchema, body: z.string().max(longestBody), replyTo: seq.optional() }))
    .output(sentMessage)
    .mutation(({ ctx, input }) => send(ctx, input)),

  give: memberProcedure
    .meta({
      limit: messageLimit,
      refuses: [
        ...[messageSelf, messageIdReused, memberNotFound],
        ...[notConfirmed, recipientNotConfirmed, conversationLimit, insufficientCredits],
      ],
      tells: ['message', 'wallet'],
    })
    .input(withMember.extend({ clientId: idSchema, gift: z.enum(giftNames) }))
    .output(sentMessage)
    .mutation(({ ctx, input }) => give(ctx, input)),

  unsend: memberProcedure
    .meta({
      limit: messageLimit,
      refuses: [conversationNotFound, unsendTooLate],
      tells: ['message_unsent', 'wallet'],
    })
    .input(inConversation.extend({ seq }))
    .output(purse)
    .mutation(({ ctx, input }) => unsend(ctx, input)),

  /** Null takes it back. */
  react: memberProcedure
    .meta({ limit: reactionLimit, refuses: [conversationNotFound], tells: ['message_reacted'] })
    .input(inConversation.extend({ seq, reaction: z.enum(reactions).nullable() }))
    .output(z.void())
    .mutation(({ ctx, input }) => react(ctx, input)),

  delete: memberProcedure
    .meta({ refuses: [conversationNotFound], tells: ['conversation_deleted'] })
    .input(inConversation)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteConversation(ctx, input.conversationId)),

  /** Call it while the member types, every few seconds at most. */
  typing: memberProcedure
    .meta({ limit: typingLimit, tells: ['typing'] })
    .input(withMember)
    .output(z.void())
    .mutation(({ ctx, input }) => typing(ctx, input.memberId)),
})
