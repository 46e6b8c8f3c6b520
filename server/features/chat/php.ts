import { z } from 'zod'
import { memberPath } from '../../core/php/path.ts'
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
  text: z.string().meta({ description: 'The first 120 characters' }),
  date: z.iso.datetime(),
})

const chatSchema = z.strictObject({
  conversation: z.strictObject({ id: z.uuid(), started_by_me: z.boolean(), last_message: messageSchema }),
  profile: profileSchema,
  num_unread_messages: z.int(),
})

const conversation = z.object({ conversation: idSchema })

export const chatPhp = [
  memberPath({
    path: '/api/chats.php',
    method: 'GET',
    summary: 'The member’s conversations, the latest message first',
    landers: 'readers',
    description: `The latest ${longestList}. To a lander every \`text\` is empty.`,
    answer: z.strictObject({ chats: z.array(chatSchema) }),
    forLanders: ({ chats }) => ({ chats: chats.map(withoutText) }),
    respond: async (ctx) => ({ chats: (await list(ctx, { limit: longestList })).conversations.map(toChat) }),
  }),
  memberPath({
    path: '/api/chat.php',
    method: 'DELETE',
    summary: 'Takes a conversation off the member’s list',
    description:
      'The other one keeps the messages; a new one lists the conversation again. Name the one in the query, or in a ' +
      'JSON body. Doing it twice is fine.',
    query: conversation.partial(),
    body: conversation.partial().optional(),
    answer: z.strictObject({ conversation: z.uuid() }),
    refusals: [conversationNotFound],
    respond: async (ctx, { query, body }) => {
      const named = new Set([query.conversation, body?.conversation].filter((id) => id !== undefined))
      const [id] = named
      if (!id || named.size > 1) throw inputInvalid({ field: 'conversation' })
      await deleteConversation(ctx, id)
      return { conversation: id }
    },
  }),
]

function withoutText({ conversation, ...chat }: z.infer<typeof chatSchema>) {
  return { ...chat, conversation: { ...conversation, last_message: { ...conversation.last_message, text: '' } } }
}

function toChat({ conversationId, member, startedByMe, unread, lastMessage }: ConversationRow) {
  const { seq, mine, text, createdAt } = lastMessage
  const last_message = { id: seq, from_me: mine, text, date: createdAt }
  return {
    conversation: { id: conversationId, started_by_me: startedByMe, last_message },
    profile: toPhpProfile(member),
    num_unread_messages: unread,
  }
}
