import { findStart, setStarted } from '../../../../db/queries/orders/starts.ts'
import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { money } from '../../../../db/reference/money/money.ts'
import type { World } from '../../../core/context.ts'
import { type NewPayment, ProviderRefused } from '../../../gateways/payments/provider.ts'
import type { PaymentNews } from '../rules/settlement.ts'
import { settle } from '../settle.ts'

/** A payment that its provider knows. */
export interface Begun {
  providerPaymentId: string
  /** Where the member pays; null where they have nothing to do. */
  checkoutUrl: string | null
}

/**
 * Makes a payment at its provider, or finds the one that was made: asked again it is the same, so that whatever breaks off in
 * between is only done once more. Null where nothing can be paid. Throws `ProviderAway`.
 */
export async function begin(world: World, paymentId: string): Promise<Begun | null> {
  const start = await findStart(world.db, paymentId, world.now())
  if (!start) return null
  const { payment } = start
  const { providerPaymentId, checkoutUrl } = payment
  if (providerPaymentId !== null) return { providerPaymentId, checkoutUrl }
  if (payment.status !== 'open') return null
  const { locale } = start
  if (start.isOver || locale === null) {
    await settle(world, paymentId, nothing('cancelled', payment.currency))
    return null
  }
  try {
    const { state, ...begun } = await world.payments
      .provider(payment.provider)
      .create(await askedOf(world, { ...start, locale }))
    await setStarted(world.db, paymentId, begun)
    await settle(world, paymentId, state)
    return begun
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    world.log.warn({ paymentId, error }, 'payment refused by its provider')
    await settle(world, paymentId, nothing('failed', payment.currency))
    return null
  }
}

type Start = NonNullable<Awaited<ReturnType<typeof findStart>>> & { locale: string }

async function askedOf({ sites }: World, start: Start): Promise<NewPayment> {
  const { payment, siteId, credits, country, origin, locale } = start
  const { settings } = await sites.byId(siteId)
  return {
    id: payment.id,
    amount: money(payment.minor, payment.currency),
    method: payment.method,
    bank: payment.bank,
    country,
    locale,
    description: `${settings.name}: ${credits} credits`,
    returnUrl: `${origin}/credits/${payment.orderId}`,
    webhookUrl: `${origin}/payments/${payment.provider}/webhook`,
    remember: null,
  }
}

/** It has come to nothing. */
function nothing(status: 'cancelled' | 'failed', currency: Currency): PaymentNews {
  const none = money(0, currency)
  return { status, paid: none, refunded: none, chargedBack: none, paidWith: null, bankCountry: null }
}
