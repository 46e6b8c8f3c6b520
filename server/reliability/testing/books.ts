import { findFaults } from '../../../db/testing/faults.ts'
import type { Finding } from '../drills/drill.ts'
import type { RunningServer } from './server.ts'

/** What everything else rests on, whatever has been done to a server. */
export async function rightBooks({ database, said }: RunningServer): Promise<Finding> {
  const faults = await findFaults(database.db)
  const errors = said().match(/"level":(50|60)/g)?.length ?? 0
  return {
    claim: 'Books and conversations agree, and the server has met no error',
    tried: 'every wallet, entry, message and count',
    found: `${faults.length} faults, ${errors} errors in the log`,
    holds: faults.length === 0 && errors === 0,
  }
}
