import { listExcessive } from '../../../../db/queries/orders/excess.ts'
import type { World } from '../../../core/context.ts'
import { acknowledgeExcess } from '../by-hand/acknowledge-excess.ts'

/**
 * Acknowledges every payment of which more has left than came in, as an operator does. Returns the excess of each, in
 * minor units.
 */
export async function lookAfterExcess(world: Pick<World, 'db' | 'now'>): Promise<number[]> {
  const all = await listExcessive(world.db, 1_000)
  for (const { paymentId, excessMinor } of all)
    await acknowledgeExcess(world, { paymentId, excessMinor, reason: 'Objected to', acknowledgedBy: 'Bo' })
  return all.map(({ excessMinor }) => excessMinor)
}
