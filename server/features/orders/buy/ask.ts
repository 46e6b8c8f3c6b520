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
 * Polls a payment at its provider and settles the answer. Cancels it there first if it is in a state of `ends`. Throws
 * `ProviderAway` and `ProviderRefused`.
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
    // Completed refunds may have been returned: each is settled by itself before their sum is.
    if (seen && state.refunded.minor < seen.refundedMinor)
      await checkArrivedRefunds(world, { paymentId: id, provider, known })
    return state
  })
}

/**
 * The outcome of a poll: `refused` if the provider does not know the payment, `away` if it did not answer at all,
 * `failed` if its answer could not be used.
 */
export type PollOutcome = 'answered' | 'refused' | 'away' | 'failed'

/**
 * Like `ask`, but a background job repeats it after a failure. The failure is recorded at the payment, so that it holds
 * up no other. Throws only if that fails.
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

/** Cancels the other payments of an order that are not decided yet; `but` is kept. */
export async function endOthers(world: World, orderId: string, but: string | null): Promise<void> {
  for (const other of await listUndecidedOf(world.db, orderId, world.now())) {
    if (other.id !== but) await askOrLater(world, other, ['open'])
  }
}
