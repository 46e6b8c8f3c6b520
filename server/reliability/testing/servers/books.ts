import { findFaults } from '../../../../db/testing/faults.ts'
import type { Finding } from '../../drill.ts'
import { tallied } from '../tally.ts'
import type { RunningServer } from './server.ts'

/** What everything else rests on, whatever has been done to a server. */
export async function rightBooks({ database, said }: RunningServer): Promise<Finding> {
  const faults = await findFaults(database.db)
  const errors = errorsIn(said())
  return {
    claim: 'Books and conversations agree, and the server has met no error',
    tried: 'every wallet, entry, message and count',
    found: `${faults.length} faults, ${errors.length > 0 ? tallied(errors) : 'no error'} in the log`,
    holds: faults.length === 0 && errors.length === 0,
  }
}

/** What the lines of the log say that are ours to mend; a line may be cut off where a server was killed. */
function errorsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => /"level":(50|60)/.test(line))
  return lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? line)
}
