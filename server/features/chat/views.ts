import { z } from 'zod'
import { giftNames } from '../../../db/reference/gifts.ts'
import { photoStatuses } from '../../../db/reference/photos.ts'
import { reactions } from '../../../db/reference/reactions.ts'
import { pageOf } from '../../core/values/page.ts'
import { memberCard } from '../members/card.ts'
import type { Writing } from './rules/writing.ts'

/** As the rules have it, which stay free of libraries for the client. */
const writing: z.ZodType<Writing> = z.object({
  refusal: z
    .enum(['not_confirmed', 'recipient_not_confirmed', 'conversation_limit', 'insufficient_credits'])
    .nullable(),
  paidWith: z.enum(['free', 'credits', 'none']),
  cost: z.number(),
  messageCredits: z.number(),
  credits: z.number(),
  freeMessages: z.number(),
  startsLeft: z.number().nullable(),
})

/** The ground and the sides (in pixels) of a photo's largest file: its place until that has arrived. */
const photoLook = z.object({ colour: z.string(), width: z.number(), height: z.number() })
export type PhotoLook = z.infer<typeof photoLook>

/** The content of a message that is more than text. A client that does not know a kind shows the text. */
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gift'), gift: z.enum(giftNames) }),
  z.object({
    kind: z.literal('photo'),
    /** As its reader sees it: who sent it does not hear that it was reported. Absent where it is only mentioned. */
    status: z.enum(photoStatuses).optional(),
    /** Of an active one in its place. */
    look: photoLook.optional(),
  }),
  /** Its sender has taken it back. */
  z.object({ kind: z.literal('unsent') }),
  /** Too old to be shown; only where a message is mentioned. */
  z.object({ kind: z.literal('hidden') }),
])
export type MessageContent = z.infer<typeof content>

/** The message that another one answers, as far as its reader still has it. */
const quotation = z.object({
  seq: z.number(),
  senderId: z.string(),
  /** The first 120 code points. */
  text: z.string(),
  content: content.optional(),
})
export type Quotation = z.infer<typeof quotation>

/** A message as both sides see it. Its author made `clientId`; `seq` counts the conversation's messages from 1. */
export const chatMessage = z.object({
  conversationId: z.string(),
  seq: z.number(),
  senderId: z.string(),
  clientId: z.string(),
  /** Of a gift or photo its sign; of what was taken back nothing. */
  body: z.string(),
  content: content.optional(),
  replyTo: quotation.optional(),
  /** Of the one who got it. */
  reaction: z.enum(reactions).optional(),
  /** ISO 8601, UTC: the same in an answer and in a stored event. */
  createdAt: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessage>

const messagePreview = z.object({
  seq: z.number(),
  mine: z.boolean(),
  /** The first 120 code points. */
  text: z.string(),
  content: content.optional(),
  createdAt: z.string(),
})

export const conversationRow = z.object({
  conversationId: z.string(),
  member: memberCard,
  startedByMe: z.boolean(),
  unread: z.number(),
  /** ISO 8601; the list is sorted by this and then by the conversation's id, descending. */
  listedAt: z.string(),
  lastMessage: messagePreview,
})
export type ConversationRow = z.infer<typeof conversationRow>

/** A page of the list, the latest message first. `eventSeq`: it includes at least the events up to this number. */
export const conversationPage = pageOf(conversationRow).extend({
  /** Over the whole list, whatever the page or the filter. */
  unreadTotal: z.number(),
  eventSeq: z.number(),
})
export type ConversationPage = z.infer<typeof conversationPage>

export const conversation = z.object({
  conversationId: z.string().nullable(),
  member: memberCard,
  liked: z.boolean(),
  startedByMe: z.boolean(),
  writing,
  unread: z.number(),
  /** 0 before the first message. */
  lastSeq: z.number(),
  /** What I have read, and what the other one has read and received, up to and including this number. */
  readSeq: z.number(),
  otherReadSeq: z.number(),
  otherDeliveredSeq: z.number(),
  /** Because I deleted the conversation before, or they are too old. */
  hidesOlder: z.boolean(),
  /** The oldest first. */
  messages: z.array(chatMessage),
  /** More messages before the first one here: see `chat.history`. */
  hasOlder: z.boolean(),
  /** Includes the events up to this number. */
  eventSeq: z.number(),
})
export type Conversation = z.infer<typeof conversation>

/** The oldest first. */
export const messagesPage = z.object({
  messages: z.array(chatMessage),
  /** More in the direction that was asked for. */
  hasMore: z.boolean(),
})
export type MessagePage = z.infer<typeof messagesPage>

/** What is left after a message. */
export const purse = z.object({
  /** In credits. */
  balance: z.number(),
  freeMessages: z.number(),
})
export type WalletView = z.infer<typeof purse>

export const sentMessage = purse.extend({ conversationId: z.string(), message: chatMessage })
export type SentMessage = z.infer<typeof sentMessage>
