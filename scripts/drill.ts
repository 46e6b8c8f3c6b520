/**
 * `bun run drill [name …] [--small] [--write]`: makes bad days on purpose and prints what came of them. With `--small` as the
 * tests do it; with `--write` the tables go into `docs/reliability.md` as well.
 */
import { join } from 'node:path'
import type { Drill, Finding } from '../server/reliability/drill.ts'
import { runNamed } from './lib/programs.ts'
import { circumstances, tableOf, writeSection } from './lib/report.ts'
import { root } from './lib/run.ts'

const args = process.argv.slice(2)
const folder = join(root, 'server/reliability/drills')

async function hold(name: string): Promise<boolean> {
  const { drill }: { drill: Drill } = await import(join(folder, `${name}.ts`))
  console.log(`\n── ${drill.title}`)
  const findings = await drill.run(args.includes('--small') ? drill.small : drill.full)
  const table = tableOf(['what holds', 'tried', 'found', ''], findings.map(cellsOf))
  console.log(table)
  if (args.includes('--write')) writeSection('docs/reliability.md', name, `${table}\n\n${circumstances()}.`)
  return findings.every(({ holds }) => holds)
}

const cellsOf = ({ claim, tried, found, holds }: Finding): string[] => [claim, tried, found, holds ? 'holds' : 'BROKEN']

const options = {
  '--small': 'as every run of the tests does it',
  '--write': 'puts the tables into docs/reliability.md',
}

process.exit(await runNamed({ script: import.meta.path, folder, options }, args, hold))
