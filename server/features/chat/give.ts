import { type Gift, gifts } from '../../../db/reference/gifts.ts'
import type { MemberContext } from '../../core/context.ts'
import { priceOf } from './rules/gifts.ts'
import { checkNotSelf, decideGive } from './rules/sending.ts'
import { type Address, deliver } from './send.ts'
import type { SentMessage } from './views.ts'

/** A message that is a gift, once per client id. */
export async function give(ctx: MemberContext, { gift, ...address }: Address & { gift: Gift }): Promise<SentMessage> {
  checkNotSelf(ctx.me.id, address.memberId)
  const price = priceOf(gift, ctx.site.settings.giftCredits)
  return deliver(ctx, { ...address, body: gifts[gift].sign, gift, replyToSeq: null }, (facts) =>
    decideGive(facts, price),
  )
}
