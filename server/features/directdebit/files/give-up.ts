import { releaseFrom, setVoid } from '../../../../db/queries/directdebit/refused-files.ts'
import type { World } from '../../../core/context.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { findNamed } from './named.ts'

/**
 * Gives up a file that its bank has refused as a whole: what lies in it and is not booked back waits for the next export. How
 * much that is.
 */
export async function giveUp({ db, now }: Pick<World, 'db' | 'now'>, messageId: string): Promise<number> {
  const file = await findNamed(db, messageId)
  return db.transaction(async (tx) => {
    if (!(await setVoid(tx, file.id, now())))
      throw new NotDone(`The bank has not told that it refused ${messageId} as a whole, or it was given up before.`)
    return releaseFrom(tx, file, now())
  })
}
