import type { Db } from '../../../../db/client.ts'
import { checkBooks } from '../books.ts'

/** What the books say after changes by hand, which are undone: each of one row at least, of what a trigger holds as well. */
export async function faultsAfter(db: Db, ...changes: string[]): Promise<{ fault: string; memberId?: string }[]> {
  const undone = new Error('undone')
  let found: { fault: string; memberId?: string }[] = []
  const looking = db.transaction(async (tx) => {
    for (const table of ['ledger_entries', 'receipts']) {
      await tx.$client.unsafe(`alter table ${table} disable trigger user`)
    }
    for (const change of changes) {
      const { command, count } = await tx.$client.unsafe(change)
      if (command !== 'ALTER TABLE' && count === 0) throw new Error(`nothing is changed by ${change}`)
    }
    found = (await checkBooks(tx)).faults
    throw undone
  })
  await looking.catch((error) => {
    if (error !== undone) throw error
  })
  return found
}
