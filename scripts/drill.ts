/**
 * `bun run drill [name …] [--small] [--write]`: makes bad days on purpose and prints what came of them. With `--small` as the
 * tests do it; with `--write` the results go into `docs/reliability/`, and their tables into `docs/reliability.md`.
 */
import { join } from 'node:path'
import type { Drill } from '../server/reliability/drill.ts'
import { runNamed } from './lib/programs.ts'
import { drillResults, recordResult, renderDocument, renderTable } from './lib/results.ts'
import { root } from './lib/run.ts'

const args = process.argv.slice(2)
const folder = join(root, 'server/reliability/drills')

async function hold(name: string): Promise<boolean> {
  const { drill }: { drill: Drill } = await import(join(folder, `${name}.ts`))
  console.log(`\n── ${drill.title}`)
  const findings = await drill.run(args.includes('--small') ? drill.small : drill.full)
  console.log(renderTable(drillResults, findings))
  if (args.includes('--write')) recordResult(root, drillResults, name, findings)
  return findings.every(({ holds }) => holds)
}

const options = {
  '--small': 'as every run of the tests does it',
  '--write': 'puts the results into docs/reliability/, and their tables into docs/reliability.md',
  '--render': 'tries nothing: renders the tables of docs/reliability.md from docs/reliability/',
}

if (args.includes('--render')) {
  renderDocument(root, drillResults)
  process.exit(0)
}

process.exit(await runNamed({ script: import.meta.path, folder, options }, args, hold))
