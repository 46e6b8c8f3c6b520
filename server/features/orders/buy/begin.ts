import { findStart, setStarted } from '../../../../db/queries/orders/starts.ts'
import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { money } from '../../../../db/reference/money/money.ts'
import type { World } from '../../../core/context.ts'
import { newsOrigin } from '../../../core/http/origin.ts'
import { type CreatedPayment, type NewPayment, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { customerOf } from '../../saved-methods/customer.ts'
import { end } from '../../saved-methods/end.ts'
import type { PaymentNews } from '../rules/settlement.ts'
import { settle } from '../settle.ts'

/** What asks for the payment: the press that created it, the same request sent again, or a poll of its state. */
type By = 'presses' | 'repeats' | 'looks'

/** A payment that its provider knows. */
export interface Begun {
  providerPaymentId: string
  /** Where the member pays; null where they have nothing to do. */
  checkoutUrl: string | null
}

/**
 * Creates the payment at its provider, or finds the one that exists: calling it again after a failure is safe. A saved
 * method is charged only by a press (`by`). `presses` charges it even if it was removed since, because the order came
 * first; `repeats` does not. Any other call looks for an existing charge. It gives up if the provider has none and the
 * press is too long ago. Returns null if nothing can be paid, or nothing is known yet. Throws `ProviderAway`.
 */
export async function begin(world: World, paymentId: string, by: By): Promise<Begun | null> {
  const start = await findStart(world.db, paymentId, world.now())
  if (!start) return null
  const { payment, mandateId } = start
  const { providerPaymentId, checkoutUrl } = payment
  if (providerPaymentId !== null) return { providerPaymentId, checkoutUrl }
  if (payment.status !== 'open') return null
  try {
    const created = await (mandateId === null ? make(world, start) : charge(world, { ...start, mandateId }, by))
    if (created === 'later') return null
    if (!created) {
      await settle(world, paymentId, nothing('cancelled', payment.currency))
      return endIfMade(world, paymentId)
    }
    const { state, ...begun } = created
    const status = await setStarted(world.db, paymentId, begun)
    // The response to a repeated request may be as old as the first one, so an update received since wins.
    await settle(world, paymentId, state, payment.factsVersion)
    return status === 'cancelled' ? endIfMade(world, paymentId) : begun
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    world.log.warn({ paymentId, error }, 'payment refused by its provider')
    // Before the order's page learns of the failure, so that it does not offer the same method again.
    if (error.isUnknown && payment.savedMethodId !== null) await end(world, payment.savedMethodId)
    await settle(world, paymentId, nothing('failed', payment.currency))
    return null
  }
}

/** Cancels a payment at its provider that ended here while it was being created; it would stay open there. */
async function endIfMade(world: World, paymentId: string): Promise<null> {
  const { provider: name, providerPaymentId } = (await findStart(world.db, paymentId, world.now()))?.payment ?? {}
  if (name === undefined || !providerPaymentId) return null
  const provider = world.payments.provider(name)
  await provider.cancel(providerPaymentId)
  await settle(world, paymentId, await provider.fetch(providerPaymentId))
  return null
}

type Start = NonNullable<Awaited<ReturnType<typeof findStart>>>

/** Null where nobody is to pay it any more. */
async function make(world: World, start: Start): Promise<CreatedPayment | null> {
  const { payment, isOver, locale, memberId } = start
  if (isOver || locale === null) return null
  const { provider, rememberVersion } = payment
  const remember = rememberVersion === null ? null : { customer: await customerOf(world, memberId, provider) }
  return world.payments.provider(provider).create({ ...(await askedOf(world, start, locale)), remember })
}

/** Milliseconds after which no request that charges can be on its way any more. */
const longestRequest = 5 * 60_000

async function charge(
  world: World,
  start: Start & { mandateId: string },
  by: By,
): Promise<CreatedPayment | 'later' | null> {
  const { payment, isOver, locale, mandateId, forgottenAt } = start
  const provider = world.payments.provider(payment.provider)
  const isAsked = by === 'presses' || (by === 'repeats' && forgottenAt === null)
  if (isAsked && !isOver && locale !== null) return provider.charge(await askedOf(world, start, locale), mandateId)
  const isLongAgo = world.now().getTime() - payment.createdAt.getTime() > longestRequest
  return (await provider.findCharge(payment.id, mandateId)) ?? (isLongAgo ? null : 'later')
}

async function askedOf({ config, sites }: World, start: Start, locale: string): Promise<NewPayment> {
  const { payment, siteId, credits, country, origin } = start
  const site = await sites.byId(siteId)
  return {
    id: payment.id,
    amount: money(payment.minor, payment.currency),
    method: payment.method,
    bank: payment.bank,
    country,
    locale,
    description: `${site.settings.name}: ${credits} credits`,
    returnUrl: `${origin}/credits/${payment.orderId}`,
    webhookUrl: `${newsOrigin(config, site, origin)}/payments/${payment.provider}/webhook`,
    remember: null,
  }
}

/** It has come to nothing. */
function nothing(status: 'cancelled' | 'failed', currency: Currency): PaymentNews {
  const none = money(0, currency)
  return {
    ...{ status, canBeCancelled: false, paid: none, refunded: none, chargedBack: none },
    ...{ paidWith: null, bankCountry: null, mandateId: null },
  }
}
