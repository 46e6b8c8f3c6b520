import { type DuePayment, listUndecidedOf } from '../../../../db/queries/orders/due.ts'
import { noteAsked } from '../../../../db/queries/orders/starts.ts'
import type { PaymentStatus } from '../../../../db/reference/money/payment-statuses.ts'
import type { World } from '../../../core/context.ts'
import { ProviderAway, ProviderRefused } from '../../../gateways/payments/provider.ts'
import { settle } from '../settle.ts'
import { begin } from './begin.ts'

type Asked = Pick<DuePayment, 'id' | 'provider' | 'providerPaymentId'>

/**
 * Asks the provider of a payment what has become of it, and takes that in. One that is still in a state of `ends` is ended
 * there, as far as that can be. Throws `ProviderAway` and `ProviderRefused`.
 */
export async function ask(
  world: World,
  { id, provider: name, providerPaymentId }: Asked,
  ends: readonly PaymentStatus[] = [],
): Promise<void> {
  const known = providerPaymentId ?? (await begin(world, id, 'looks'))?.providerPaymentId
  if (known === undefined) return
  const provider = world.payments.provider(name)
  let state = await provider.fetch(known)
  if (ends.includes(state.status)) {
    await provider.cancel(known)
    state = await provider.fetch(known)
  }
  await settle(world, id, state)
}

/** The same where it can wait: it is asked again in the background. */
export async function askOrLater(
  world: World,
  asked: Asked,
  ends?: readonly PaymentStatus[],
): Promise<'answered' | 'refused' | 'away'> {
  try {
    await ask(world, asked, ends)
    return 'answered'
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    world.log.warn({ paymentId: asked.id, error }, 'payment provider was asked in vain')
    await noteAsked(world.db, asked.id, world.now())
    return error instanceof ProviderAway ? 'away' : 'refused'
  }
}

/** Ends what was begun to pay an order, as far as nobody has paid it, but for the payment `but`. */
export async function endOthers(world: World, orderId: string, but: string | null): Promise<void> {
  for (const other of await listUndecidedOf(world.db, orderId, world.now())) {
    if (other.id !== but) await askOrLater(world, other, ['open'])
  }
}
