import type { Db } from '../../../../db/client.ts'
import { brokenInvariants } from '../../../../db/testing/money/invariants.ts'
import { checkBooks } from '../books.ts'

/** What the books say after changes by hand, which are undone: each of one row at least, of what a trigger holds as well. */
export const faultsAfter = (db: Db, ...changes: string[]): Promise<{ fault: string; memberId?: string }[]> =>
  foundAfter(db, changes, async (tx) => (await checkBooks(tx)).faults)

/** What is found broken after such changes, beside what the books say. */
export const brokenAfter = (db: Db, ...changes: string[]): ReturnType<typeof brokenInvariants> =>
  foundAfter(db, changes, brokenInvariants)

async function foundAfter<Fault>(db: Db, changes: string[], look: (db: Db) => Promise<Fault[]>): Promise<Fault[]> {
  const undone = new Error('undone')
  let found: Fault[] = []
  const looking = db.transaction(async (tx) => {
    for (const table of ['ledger_entries', 'receipts']) {
      await tx.$client.unsafe(`alter table ${table} disable trigger user`)
    }
    for (const change of changes) {
      const { command, count } = await tx.$client.unsafe(change)
      if (command !== 'ALTER TABLE' && count === 0) throw new Error(`nothing is changed by ${change}`)
    }
    found = await look(tx)
    throw undone
  })
  await looking.catch((error) => {
    if (error !== undone) throw error
  })
  return found
}
