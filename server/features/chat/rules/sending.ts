import type { Wallet } from '../../../../db/queries/credits/wallet.ts'
import { codePoints, isVisible, tidyText } from '../../../core/values/text.ts'
import { notConfirmed } from '../../confirmation/refusals.ts'
import { insufficientCredits } from '../../credits/refusals.ts'
import { memberNotFound } from '../../members/refusals.ts'
import { conversationLimit, messageEmpty, messageSelf, messageTooLong, recipientNotConfirmed } from '../refusals.ts'
import { givingOf, photoWritingOf, type Writing, writingOf } from './writing.ts'

/** That a free member may begin (product §9.1). */
export const freeConversations = 2

/** The text as it is sent. `limit` in code points. */
export function tidyMessage(input: string, limit: number): string {
  const body = tidyText(input)
  if (!isVisible(body)) throw messageEmpty({ field: 'body' })
  if (codePoints(body) > limit) throw messageTooLong({ field: 'body', limit })
  return body
}

export interface MessageSender {
  id: string
  confirmed: boolean
  premium: boolean
}

export interface Recipient {
  confirmedAt: Date | null
}

export interface ChatFacts {
  sender: MessageSender
  /** Null when they are not there for the sender. */
  recipient: Recipient | null
  hasConversation: boolean
  /** Counted at least up to the limit. */
  started: number
  wallet: Wallet
  messageCredits: number
}

/** Whether the next message can be sent and what it costs. */
export function judgeWriting(facts: ChatFacts): Writing {
  const { sender, recipient, hasConversation, started, wallet, messageCredits } = facts
  if (!recipient) throw memberNotFound()
  return writingOf({
    isConfirmed: sender.confirmed,
    isRecipientConfirmed: recipient.confirmedAt !== null,
    startsLeft: sender.premium || hasConversation ? null : Math.max(0, freeConversations - started),
    messageCredits,
    wallet,
  })
}

/** How a text is paid. */
export const decideSend = (facts: ChatFacts): MessagePayment => paymentOf(judgeWriting(facts))

/** How a gift is paid; `price` in credits. */
export const decideGive = (facts: ChatFacts, price: number): MessagePayment =>
  paymentOf(givingOf(judgeWriting(facts), price))

/** How a photo is paid; `price` in credits. */
export const decidePhoto = (facts: ChatFacts, price: number): MessagePayment =>
  paymentOf(photoWritingOf(judgeWriting(facts), price))

export type MessagePayment = Pick<Writing, 'paidWith' | 'cost'>

function paymentOf({ refusal, paidWith, cost, credits }: Writing): MessagePayment {
  if (refusal === 'insufficient_credits') throw insufficientCredits({ cost, balance: credits })
  if (refusal === 'conversation_limit') throw conversationLimit({ limit: freeConversations })
  if (refusal) throw refusal === 'not_confirmed' ? notConfirmed() : recipientNotConfirmed()
  return { paidWith, cost }
}

export function checkNotSelf(memberId: string, otherId: string): void {
  if (memberId === otherId) throw messageSelf()
}
