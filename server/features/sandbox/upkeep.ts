import { deleteSandboxDeliveriesBefore } from '../../../db/queries/sandbox/deliveries.ts'
import type { World } from '../../core/context.ts'

/** Milliseconds for which deliveries can be looked at. */
const kept = 30 * 24 * 60 * 60 * 1000

export async function forgetOldDeliveries({ db, now }: World): Promise<void> {
  await deleteSandboxDeliveriesBefore(db, new Date(now().getTime() - kept))
}
