import { innerId } from '../../schema/columns.ts'
import type { Wallet } from './wallet.ts'

export interface MessageKey {
  conversationId: string
  seq: number
}

/** A message and what it has cost its sender. */
export interface PaidMessage extends MessageKey {
  paidWith: 'free' | 'credits' | 'none'
  /** In credits. */
  cost: number
}

export interface CreditReturn extends MessageKey {
  /** Whose wallet is paid. */
  memberId: string
  reference: string
  entryId: string
  amount: number
  freeMessagesUsed: number
  now: Date
}

/** What is there after a return, and how much of what came back was bought. */
export interface WalletAfterReturn extends Wallet {
  bought: number
}

/** What a statement is given that gives back what a message has cost its sender. */
export const returnOf = (
  memberId: string,
  { conversationId, seq, paidWith, cost }: PaidMessage,
  now: Date,
): CreditReturn => ({
  ...{ memberId, conversationId, seq, now, amount: cost, entryId: innerId() },
  reference: `${conversationId}:${seq}`,
  freeMessagesUsed: paidWith === 'free' ? -1 : 0,
})
