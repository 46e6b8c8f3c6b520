import {
  listUnrevoked,
  type SavedMethodRow,
  setRevocationAway,
  setRevocationRefused,
  setRevoked,
} from '../../../db/queries/saved-methods/methods.ts'
import type { World } from '../../core/context.ts'
import { ProviderAway, ProviderRefused } from '../../gateways/payments/provider.ts'

/** For one provider in one round; the rest waits for the next. */
const limit = 100

/** Milliseconds before a provider that has refused is asked again. */
const afterRefusal = 6 * 60 * 60_000

/**
 * Revokes the mandates of removed methods at their providers, until they have accepted it. A mandate that the provider
 * does not know counts as revoked. A provider that is away, or slow, holds up no other.
 */
export async function revokeForgotten(world: World): Promise<void> {
  await Promise.all(world.payments.providers.map((provider) => revokeAt(world, provider)))
}

async function revokeAt(world: World, provider: string): Promise<void> {
  const refusedSince = new Date(world.now().getTime() - afterRefusal)
  for (const method of await listUnrevoked(world.db, { provider, refusedSince, limit })) {
    // Else a hundred are waited for, one by one, before the next round.
    if ((await revoke(world, method)) === 'away') return
  }
}

async function revoke({ db, now, log, payments }: World, method: SavedMethodRow): Promise<'answered' | 'away'> {
  const { id, provider, mandateId } = method
  try {
    await payments.provider(provider).forgetMandate(mandateId)
  } catch (error) {
    const told = { savedMethodId: id, error }
    if (error instanceof ProviderAway) {
      await setRevocationAway(db, id, now())
      log.warn(told, 'mandate not revoked')
      return 'away'
    }
    if (!(error instanceof ProviderRefused)) throw error
    if (!error.isUnknown) {
      await setRevocationRefused(db, id, now())
      log.error(told, 'mandate not revoked: its provider refuses')
      return 'answered'
    }
    log.info(told, 'mandate revoked before')
  }
  await setRevoked(db, id, now())
  return 'answered'
}
