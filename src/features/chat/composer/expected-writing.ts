import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import { withWallet } from '../../../../server/features/chat/rules/writing.ts'

/** Whether and how the next message can be sent, once those on their way have been paid: free messages first. */
export function expectedWriting(writing: Writing, onTheirWay: number): Writing {
  const { freeMessages, credits, messageCredits } = writing
  if (onTheirWay === 0 || messageCredits === 0) return writing
  const free = Math.min(freeMessages, onTheirWay)
  const paid = (onTheirWay - free) * messageCredits
  return withWallet(writing, { freeMessages: freeMessages - free, balance: Math.max(0, credits - paid) })
}
