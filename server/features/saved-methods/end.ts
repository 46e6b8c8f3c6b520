import { endSavedMethod } from '../../../db/queries/saved-methods/methods.ts'
import type { World } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'

/** Its provider charges it no more: nobody is offered it from now on, and its member sees that it has ended (product §17.16). */
export async function end(world: Pick<World, 'db' | 'bus' | 'now' | 'jobs'>, id: string): Promise<void> {
  await changeAndTell(world, async (tx) => {
    const memberId = await endSavedMethod(tx, id, world.now())
    if (memberId === null) return { result: undefined, gapFor: [] }
    return { result: undefined, events: [{ memberId, event: { type: 'saved_methods' as const } }] }
  })
}
