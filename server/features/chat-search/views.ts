import { z } from 'zod'
import { pageOf } from '../../core/values/page.ts'
import { memberCard } from '../members/card.ts'

const conversationFound = z.object({ conversationId: z.string(), member: memberCard })
export type ConversationFound = z.infer<typeof conversationFound>

/** Where a message has the words: `hit` is the first of them as it stands there. */
const messageFound = conversationFound.extend({
  seq: z.number(),
  mine: z.boolean(),
  excerpt: z.object({ before: z.string(), hit: z.string(), after: z.string() }),
  createdAt: z.string(),
})
export type MessageFound = z.infer<typeof messageFound>

/** `conversations`: with somebody of that name; empty but on the first page. */
export const searchPage = pageOf(messageFound).extend({ conversations: z.array(conversationFound) })
