import { deleteEventsBefore } from '../../../db/queries/live.ts'
import type { World } from '../../core/context.ts'

/** How long events are kept: a screen that was away for longer starts afresh. In milliseconds. */
const keptFor = 7 * 24 * 60 * 60_000

/** Deleted at once, so that no statement runs for long. */
const batchSize = 10_000

/** The nightly removal of old events. */
export async function forgetOldEvents({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - keptFor)
  while ((await deleteEventsBefore(db, before, batchSize)) === batchSize);
}
