/**
 * `bun run bench [name …] [--tiny] [--write]`: measures what goals are set for, and prints a table for each benchmark. With
 * `--write` the results go into `bench/results/`, and their tables into `bench/README.md`.
 */

import { runNamed } from '../scripts/lib/programs.ts'
import { benchResults, recordResult, renderDocument, renderTable } from '../scripts/lib/results.ts'
import { root } from '../scripts/lib/run.ts'
import type { Benchmark } from './lib/figures.ts'

const args = process.argv.slice(2)

async function measure(name: string): Promise<boolean> {
  const { benchmark }: { benchmark: Benchmark } = await import(`./${name}.ts`)
  console.log(`\n── ${benchmark.title}`)
  const figures = await benchmark.run(args.includes('--tiny') ? benchmark.tiny : benchmark.full)
  console.log(renderTable(benchResults, figures))
  if (args.includes('--write')) recordResult(root, benchResults, name, figures)
  return figures.every(({ verdict }) => !verdict?.startsWith('missed'))
}

const options = {
  '--tiny': 'as every run of the tests does it: its times say nothing',
  '--write': 'puts the results into bench/results/, and their tables into bench/README.md',
  '--render': 'measures nothing: renders the tables of bench/README.md from bench/results/',
}

if (args.includes('--render')) {
  renderDocument(root, benchResults)
  process.exit(0)
}

process.exit(await runNamed({ script: import.meta.path, folder: import.meta.dir, options }, args, measure))
