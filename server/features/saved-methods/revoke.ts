import { listUnrevoked, setRevoked } from '../../../db/queries/saved-methods/methods.ts'
import type { World } from '../../core/context.ts'
import { ProviderAway, ProviderRefused } from '../../gateways/payments/provider.ts'

/** In one round: more come with the next. */
const atOnce = 100

/** Tells the providers which mandates are forgotten, again until they have taken it. One that they know no more is revoked. */
export async function revokeForgotten({ db, now, log, payments }: World): Promise<void> {
  const unrevoked = await listUnrevoked(db, atOnce)
  for (const { id, provider, mandateId } of unrevoked.filter((one) => payments.providers.includes(one.provider))) {
    try {
      await payments.provider(provider).forgetMandate(mandateId)
      await setRevoked(db, id, now())
    } catch (error) {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
      log[error instanceof ProviderRefused ? 'error' : 'warn']({ savedMethodId: id, error }, 'mandate not revoked')
      if (error instanceof ProviderRefused) await setRevoked(db, id, now())
    }
  }
}
