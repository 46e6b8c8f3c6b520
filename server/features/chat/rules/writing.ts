import type { Wallet } from '../../../../db/queries/credits/wallet.ts'

/** Why a message would be refused; the first that applies is named. */
export type WritingRefusal = 'not_confirmed' | 'recipient_not_confirmed' | 'conversation_limit' | 'insufficient_credits'

/** `free`: one of the free messages; `credits`: from the balance; `none`: costs nothing here. */
export type PaidWith = 'free' | 'credits' | 'none'

export interface Writing {
  /** Null when it can be sent. */
  refusal: WritingRefusal | null
  paidWith: PaidWith
  /** In credits; 0 unless paid with credits. */
  cost: number
  /** The price of the site for a message that is not free. */
  messageCredits: number
  credits: number
  freeMessages: number
  /** How many conversations I may still begin; null when that does not matter: premium, or this one has begun. */
  startsLeft: number | null
}

export interface WritingFacts {
  isConfirmed: boolean
  isRecipientConfirmed: boolean
  startsLeft: number | null
  messageCredits: number
  wallet: Wallet
}

/** What stands in the way of the next message, and how it is paid: free messages before credits. Needs no server. */
export function writingOf({
  isConfirmed,
  isRecipientConfirmed,
  startsLeft,
  messageCredits,
  wallet,
}: WritingFacts): Writing {
  const account = isConfirmed ? (isRecipientConfirmed ? null : 'recipient_not_confirmed') : 'not_confirmed'
  return judge(account, startsLeft, messageCredits, wallet)
}

export function withWallet(writing: Writing, wallet: Wallet): Writing {
  return judge(accountRefusal(writing), writing.startsLeft, writing.messageCredits, wallet)
}

/** `startsLeft`: null once this one has begun. */
export function withStartsLeft(writing: Writing, startsLeft: number | null): Writing {
  const { messageCredits, credits, freeMessages } = writing
  return judge(accountRefusal(writing), startsLeft, messageCredits, { balance: credits, freeMessages })
}

/** The same for a gift of this price in credits: no free message pays for it. */
export function givingOf(writing: Writing, price: number): Writing {
  const { credits } = writing
  const other = writing.refusal === 'insufficient_credits' ? null : writing.refusal
  const refusal = other ?? (credits < price ? 'insufficient_credits' : null)
  return { ...writing, refusal, paidWith: price === 0 ? 'none' : 'credits', cost: price }
}

/** The same for a photo, which is paid like a text: a free message pays for it, too. */
export function photoWritingOf(writing: Writing, photoCredits: number): Writing {
  const { credits, freeMessages, startsLeft } = writing
  return judge(accountRefusal(writing), startsLeft, photoCredits, { balance: credits, freeMessages })
}

type AccountRefusal = 'not_confirmed' | 'recipient_not_confirmed' | null

function accountRefusal({ refusal }: Writing): AccountRefusal {
  return refusal === 'not_confirmed' || refusal === 'recipient_not_confirmed' ? refusal : null
}

function judge(account: AccountRefusal, startsLeft: number | null, messageCredits: number, wallet: Wallet): Writing {
  const { balance: credits, freeMessages } = wallet
  const paidWith: PaidWith = messageCredits === 0 ? 'none' : freeMessages > 0 ? 'free' : 'credits'
  const cost = paidWith === 'credits' ? messageCredits : 0
  const refusal = account ?? (startsLeft === 0 ? 'conversation_limit' : credits < cost ? 'insufficient_credits' : null)
  return { refusal, paidWith, cost, messageCredits, credits, freeMessages, startsLeft }
}
