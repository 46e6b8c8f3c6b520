import { type DuePayment, listUndecidedOf } from '../../../../db/queries/orders/due.ts'
import { noteAsked, recordAskFailure } from '../../../../db/queries/orders/starts.ts'
import type { PaymentStatus } from '../../../../db/reference/money/payment-statuses.ts'
import type { World } from '../../../core/context.ts'
import { ProviderAway, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { checkArrivedRefunds } from '../returned-refunds.ts'
import { settleLatest } from '../settle.ts'
import { begin } from './begin.ts'

type PaymentKey = Pick<DuePayment, 'id' | 'provider' | 'providerPaymentId'>

/**
 * Asks the provider of a payment what has become of it, and takes that in. One that is still in a state of `ends` is ended
 * there, as far as that can be. Throws `ProviderAway` and `ProviderRefused`.
 */
export async function ask(
  world: World,
  { id, provider: name, providerPaymentId }: PaymentKey,
  ends: readonly PaymentStatus[] = [],
): Promise<void> {
  const known = providerPaymentId ?? (await begin(world, id, 'looks'))?.providerPaymentId
  if (known === undefined) return
  const provider = world.payments.provider(name)
  await settleLatest(world, id, async (seen) => {
    let state = await provider.fetch(known)
    if (ends.includes(state.status)) {
      await provider.cancel(known)
      state = await provider.fetch(known)
    }
    // What had arrived may have come back: each refund tells for itself, before the sum of them does.
    if (seen && state.refunded.minor < seen.refundedMinor)
      await checkArrivedRefunds(world, { paymentId: id, provider, known })
    return state
  })
}

/**
 * What came of asking: `refused` where the provider knows no such payment, `away` where it did not answer at all, `failed` where no answer
 * about this one could be used.
 */
export type PollOutcome = 'answered' | 'refused' | 'away' | 'failed'

/**
 * The same where it can wait: it is asked again in the background. Whatever goes wrong is noted at this payment, so that it holds up no other
 * one. Throws only where that cannot be noted.
 */
export async function askOrLater(
  world: World,
  asked: PaymentKey,
  ends?: readonly PaymentStatus[],
): Promise<PollOutcome> {
  const { db, log, now } = world
  const { id: paymentId, provider, providerPaymentId } = asked
  try {
    await ask(world, asked, ends)
    return 'answered'
  } catch (error) {
    const asking = askingOf(error)
    if (asking === 'away') await noteAsked(db, paymentId, now())
    else await recordAskFailure(db, paymentId, now())
    const facts = { paymentId, provider, providerPaymentId, error }
    if (isOfProvider(error)) log.warn(facts, 'payment provider was asked in vain')
    else log.error(facts, 'payment cannot be looked after')
    return asking
  }
}

const isOfProvider = (error: unknown) => error instanceof ProviderAway || error instanceof ProviderRefused

function askingOf(error: unknown): PollOutcome {
  if (error instanceof ProviderRefused) return 'refused'
  return error instanceof ProviderAway && !error.hasAnswered ? 'away' : 'failed'
}

/** Ends what was begun to pay an order, as far as nobody has paid it, but for the payment `but`. */
export async function endOthers(world: World, orderId: string, but: string | null): Promise<void> {
  for (const other of await listUndecidedOf(world.db, orderId, world.now())) {
    if (other.id !== but) await askOrLater(world, other, ['open'])
  }
}
