import { endSavedMethod } from '../../../db/queries/saved-methods/methods.ts'
import type { World } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'

/**
 * Marks a saved method as ended, because its provider charges it no more. It is no longer offered, and its member sees
 * that (product §17.16).
 */
export async function end(world: Pick<World, 'db' | 'bus' | 'now' | 'jobs'>, id: string): Promise<void> {
  await changeAndTell(world, async (tx) => {
    const memberId = await endSavedMethod(tx, id, world.now())
    if (memberId === null) return { result: undefined, gapFor: [] }
    return { result: undefined, events: [{ memberId, event: { type: 'saved_methods' as const } }] }
  })
}
