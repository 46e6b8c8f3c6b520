import { innerId } from '../../schema/columns.ts'
import type { Wallet } from './wallet.ts'

/** Where a message stands. */
export interface Place {
  conversationId: string
  seq: number
}

/** A message and what it has cost its sender. */
export interface Paid extends Place {
  paidWith: 'free' | 'credits' | 'none'
  /** In credits. */
  cost: number
}

export interface Return extends Place {
  /** Whose wallet is paid. */
  memberId: string
  reference: string
  entryId: string
  amount: number
  freeMessagesUsed: number
  now: Date
}

/** What is there after a return, and how much of what came back was bought. */
export interface Returned extends Wallet {
  bought: number
}

/** What a statement is given that gives back what a message has cost its sender. */
export const returnOf = (memberId: string, { conversationId, seq, paidWith, cost }: Paid, now: Date): Return => ({
  ...{ memberId, conversationId, seq, now, amount: cost, entryId: innerId() },
  reference: `${conversationId}:${seq}`,
  freeMessagesUsed: paidWith === 'free' ? -1 : 0,
})
