import { deleteOldSwipes } from '../../../db/queries/swipe/swipes.ts'
import type { World } from '../../core/context.ts'

/** In milliseconds (product §7.4). */
const remembered = 30 * 24 * 60 * 60_000

export async function forgetOldSwipes({ db, now }: World): Promise<void> {
  await deleteOldSwipes(db, new Date(now().getTime() - remembered))
}
