import {
  releaseCollections,
  releaseTransfers,
  setHandedInAgain,
  setVoid,
} from '../../../../db/queries/directdebit/refused-files.ts'
import { setPartTaken, setPartVoid } from '../../../../db/queries/directdebit/refused-parts.ts'
import type { World } from '../../../core/context.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { findNamed } from './named.ts'

/**
 * Gives up what its bank has refused, a file as a whole or a part of one: what lies in it and is not booked back waits for the next
 * export. How much that is.
 */
export async function giveUp({ db, now }: Pick<World, 'db' | 'now'>, name: string): Promise<number> {
  const { file, part } = await findNamed(db, name)
  return db.transaction(async (tx) => {
    const isGivenUp = part ? setPartVoid(tx, file.id, part.number, now()) : setVoid(tx, file.id, now())
    if (!(await isGivenUp)) throw notRefused(name)
    if (file.kind === 'refunds') return releaseTransfers(tx, file)
    return releaseCollections(tx, file, part?.number, now())
  })
}

/** The bank has taken after all what it had refused: it is collected on its day, and not handed in again. */
export async function markTaken({ db }: Pick<World, 'db'>, name: string): Promise<void> {
  const { file, part } = await findNamed(db, name)
  const isTaken = part
    ? await setPartTaken(db, file.id, part.number)
    : file.refusedAt !== null && (await setHandedInAgain(db, file.id))
  if (!isTaken) throw notRefused(name)
}

const notRefused = (name: string) =>
  new NotDone(`The bank has not told that it refused ${name} as a whole, or it was given up before.`)
