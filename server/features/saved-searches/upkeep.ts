import { forgetRemovedBefore } from '../../../db/queries/saved-searches.ts'
import type { World } from '../../core/context.ts'

/** In milliseconds: as long as a removal can be undone at least. */
const undoTime = 60 * 60_000

export async function forgetRemoved({ db, now, log }: World): Promise<void> {
  const removed = await forgetRemovedBefore(db, new Date(now().getTime() - undoTime))
  log.info({ removed }, 'removed saved searches forgotten')
}
