import { m } from '~words'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'

/** The price of the next message, before it is sent; without credits for it what is left. */
export function priceWords({ paidWith, cost, freeMessages, credits, refusal }: Writing): string {
  if (refusal === 'insufficient_credits') return m.chat_credits_left({ credits })
  switch (paidWith) {
    case 'free':
      return m.chat_price_free({ left: freeMessages })
    case 'credits':
      return m.chat_price({ cost })
    case 'none':
      return m.chat_price_none()
  }
}
