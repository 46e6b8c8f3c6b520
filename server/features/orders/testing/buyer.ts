import { money } from '../../../../db/reference/money/money.ts'
import type { MemberContext } from '../../../core/context.ts'
import type { Paying } from '../buy/attempt.ts'
import { type OrderRequest, order } from '../buy/order.ts'
import { consentVersion } from '../rules/paying.ts'

/** Sixty credits for € 47.99, by iDEAL in the Netherlands, as the shop shows them. */
export const wanted = (traits: Partial<OrderRequest> = {}): OrderRequest => ({
  id: crypto.randomUUID(),
  packageId: 'p2',
  country: 'NL',
  total: money(4799, 'EUR'),
  owedCredits: 0,
  consent: consentVersion,
  payment: attempt(),
  ...traits,
})

export const attempt = (traits: Partial<OrderRequest['payment']> = {}): OrderRequest['payment'] => ({
  ...{ id: crypto.randomUUID(), method: 'ideal', bank: 'maas', savedMethodId: null, remember: null },
  ...traits,
})

/** Orders, and answers the order's id and where it is paid. */
export async function ordered(
  ctx: MemberContext,
  traits: Partial<OrderRequest> = {},
): Promise<Paying & { orderId: string }> {
  const asked = wanted(traits)
  return { ...(await order(ctx, asked)), orderId: asked.id }
}
