import { type Gift, gifts } from '../../../db/reference/gifts.ts'
import type { MemberContext } from '../../core/context.ts'
import { deliver, noContent, type SendTarget } from './deliver.ts'
import { priceOf } from './rules/gifts.ts'
import { checkNotSelf, decideGive } from './rules/sending.ts'
import type { SentMessage } from './views.ts'

/** A message that is a gift, once per client id. */
export async function give(
  ctx: MemberContext,
  { gift, ...address }: SendTarget & { gift: Gift },
): Promise<SentMessage> {
  checkNotSelf(ctx.me.id, address.memberId)
  const price = priceOf(gift, ctx.site.settings.giftCredits)
  const draft = { ...noContent, ...address, body: gifts[gift].sign, gift }
  const { sent } = await deliver(ctx, draft, (facts) => decideGive(facts, price))
  return sent
}
