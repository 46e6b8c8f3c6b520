import { deleteEventsBefore } from '../../../db/queries/live.ts'
import type { World } from '../../core/context.ts'

/** In milliseconds (product §11.1). */
const keptFor = 7 * 24 * 60 * 60_000

/** Deleted at once, so that no statement runs for long. */
const batchSize = 10_000

export async function forgetOldEvents({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - keptFor)
  while ((await deleteEventsBefore(db, before, batchSize)) === batchSize);
}
