import { z } from 'zod'
import { giftNames } from '../../../db/reference/gifts.ts'
import { php } from '../../core/php/plugin.ts'
import { inputInvalid } from '../../core/refusals.ts'
import { idSchema } from '../../core/values/ids.ts'
import { profileSchema, toPhpProfile } from '../members/php-profile.ts'
import { deleteConversation } from './delete.ts'
import { list } from './list.ts'
import { conversationNotFound } from './refusals.ts'
import type { ConversationRow } from './views.ts'

/** Old clients know no pages: they get what no screen of theirs is longer than. */
const longestList = 200

const messageSchema = z.strictObject({
  id: z.int().meta({ description: 'Numbers the messages of a conversation from 1' }),
  from_me: z.boolean(),
  kind: z.enum(['text', 'gift', 'photo', 'unsent', 'hidden']),
  text: z.string().meta({
    description:
      'The first 120 characters; of a gift or photo a sign that stands for it, of what was taken back or is too old to be shown nothing',
  }),
  gift: z.enum(giftNames).nullable(),
  date: z.iso.datetime(),
})

const chatSchema = z.strictObject({
  conversation: z.strictObject({ id: z.uuid(), started_by_me: z.boolean(), last_message: messageSchema }),
  profile: profileSchema,
  num_unread_messages: z.int(),
})

const conversation = z.object({ conversation: idSchema })

export const chatPhp = php()
  .get(
    '/api/chats.php',
    async ({ ctx, isLander }) => {
      const { items } = await list(ctx, { limit: longestList })
      const chats = items.map(toChat)
      return { chats: isLander ? chats.map(withoutText) : chats }
    },
    {
      member: { landers: 'readers' },
      response: { 200: z.strictObject({ chats: z.array(chatSchema) }) },
      detail: {
        summary: 'The member’s conversations, the latest message first',
        description: `The latest ${longestList}. To a lander every \`text\` is empty.`,
      },
    },
  )
  .delete(
    '/api/chat.php',
    async ({ ctx, query, body }) => {
      const named = new Set([query.conversation, body?.conversation].filter((id) => id !== undefined))
      const [id] = named
      if (!id || named.size > 1) throw inputInvalid({ field: 'conversation' })
      await deleteConversation(ctx, id)
      return { conversation: id }
    },
    {
      member: { refuses: [conversationNotFound] },
      query: conversation.partial(),
      body: conversation.partial().optional(),
      response: { 200: z.strictObject({ conversation: z.uuid() }) },
      detail: {
        summary: 'Takes a conversation off the member’s list',
        description:
          'The other one keeps the messages; a new one lists the conversation again. Name the one in the query, or in a ' +
          'JSON body. Doing it twice is fine.',
      },
    },
  )

/** A lander reads no message of anybody. */
function withoutText({ conversation, ...chat }: z.infer<typeof chatSchema>) {
  const last_message = { ...conversation.last_message, text: '', gift: null }
  return { ...chat, conversation: { ...conversation, last_message } }
}

function toChat({ conversationId, member, startedByMe, unread, lastMessage }: ConversationRow) {
  const { seq, mine, text, content, createdAt } = lastMessage
  const kind = content?.kind ?? ('text' as const)
  const last_message = {
    id: seq,
    from_me: mine,
    kind,
    text,
    gift: content?.kind === 'gift' ? content.gift : null,
    date: createdAt,
  }
  return {
    conversation: { id: conversationId, started_by_me: startedByMe, last_message },
    profile: toPhpProfile(member),
    num_unread_messages: unread,
  }
}
