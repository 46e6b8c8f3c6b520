import { priceOf } from '../../../../server/features/chat/rules/gifts.ts'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import { withWallet } from '../../../../server/features/chat/rules/writing.ts'
import { isText, type Outbox } from '../outbox/outbox.ts'

/** Whether and how the next message can be sent, once those on their way have been paid: free messages first. */
export function expectedWriting(writing: Writing, outbox: Outbox, giftCredits: number): Writing {
  const { freeMessages, credits, messageCredits } = writing
  const onTheirWay = outbox.filter(({ state }) => state === 'waiting' || state === 'sending')
  if (onTheirWay.length === 0) return writing
  const texts = messageCredits === 0 ? 0 : onTheirWay.filter(isText).length
  const free = Math.min(freeMessages, texts)
  const forGifts = onTheirWay.reduce(
    (sum, { content }) => sum + (content?.kind === 'gift' ? priceOf(content.gift, giftCredits) : 0),
    0,
  )
  const paid = (texts - free) * messageCredits + forGifts
  return withWallet(writing, { freeMessages: freeMessages - free, balance: Math.max(0, credits - paid) })
}
