import { tellEndedSlots } from '../../../db/queries/members/activity.ts'
import { slotOf } from '../../../db/reference/slots.ts'
import type { World } from '../../core/context.ts'

/** So few at once that nobody's request waits long for a profile that is being moved. */
const atOnce = 500

export async function tellActivity({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  const slot = slotOf(now())
  while ((await tellEndedSlots(db, slot, atOnce)) > 0);
}
