import { type Writing, withWallet } from '../../../../server/features/chat/rules/writing.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** Whether and how the next message can be sent, once those on their way have been paid: texts and photos by free messages first. */
export function expectedWriting(writing: Writing, outbox: Outbox): Writing {
  const onTheirWay = outbox.filter(({ state }) => state === 'waiting' || state === 'sending')
  if (onTheirWay.length === 0) return writing
  let { freeMessages, credits } = writing
  for (const { content, price = writing.messageCredits } of onTheirWay) {
    if (content?.kind === 'gift' || freeMessages === 0) credits -= price
    else if (price > 0) freeMessages--
  }
  return withWallet(writing, { freeMessages, balance: Math.max(0, credits) })
}
