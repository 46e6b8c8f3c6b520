/**
 * `bun run bench [name …] [--tiny] [--write]`: measures what goals are set for, and prints a table for each benchmark. With
 * `--write` the tables go into `bench/README.md` as well.
 */

import { runNamed } from '../scripts/lib/programs.ts'
import { circumstances, tableOf, writeSection } from '../scripts/lib/report.ts'
import type { Benchmark, Figure } from './lib/figures.ts'

const args = process.argv.slice(2)

async function measure(name: string): Promise<boolean> {
  const { benchmark }: { benchmark: Benchmark } = await import(`./${name}.ts`)
  console.log(`\n── ${benchmark.title}`)
  const figures = await benchmark.run(args.includes('--tiny') ? benchmark.tiny : benchmark.full)
  const table = tableOf(['', 'ours', 'beside', 'ratio', 'goal', ''], figures.map(cellsOf))
  console.log(table)
  if (args.includes('--write')) writeSection('bench/README.md', name, `${table}\n\n${circumstances()}.`)
  return figures.every(({ verdict }) => !verdict?.startsWith('missed'))
}

const cellsOf = ({ name, ours, beside, ratio, goal, verdict }: Figure): string[] =>
  [name, ours, beside, ratio?.toFixed(2), goal, verdict].map((cell) => cell ?? '')

const options = {
  '--tiny': 'as every run of the tests does it: its times say nothing',
  '--write': 'puts the tables into bench/README.md',
}

process.exit(await runNamed({ script: import.meta.path, folder: import.meta.dir, options }, args, measure))
