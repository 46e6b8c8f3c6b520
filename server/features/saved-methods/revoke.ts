import {
  listUnrevoked,
  type SavedMethod,
  setRevocationRefused,
  setRevoked,
} from '../../../db/queries/saved-methods/methods.ts'
import type { World } from '../../core/context.ts'
import { ProviderAway, ProviderRefused } from '../../gateways/payments/provider.ts'

/** In one round: more come with the next. */
const limit = 100

/** Until a provider is asked again that has refused, in milliseconds. */
const afterRefusal = 6 * 60 * 60_000

/** Tells the providers which mandates are forgotten, again until they have taken it. One that they know no more is revoked. */
export async function revokeForgotten(world: World): Promise<void> {
  const { db, now, payments } = world
  const refusedSince = new Date(now().getTime() - afterRefusal)
  for (const method of await listUnrevoked(db, { providers: payments.providers, refusedSince, limit }))
    await revoke(world, method)
}

async function revoke({ db, now, log, payments }: World, { id, provider, mandateId }: SavedMethod): Promise<void> {
  try {
    await payments.provider(provider).forgetMandate(mandateId)
  } catch (error) {
    const told = { savedMethodId: id, error }
    if (error instanceof ProviderAway) return log.warn(told, 'mandate not revoked')
    if (!(error instanceof ProviderRefused)) throw error
    if (!error.isUnknown) {
      await setRevocationRefused(db, id, now())
      return log.error(told, 'mandate not revoked: its provider refuses')
    }
    log.info(told, 'mandate revoked before')
  }
  await setRevoked(db, id, now())
}
