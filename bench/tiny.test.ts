import { expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Benchmark } from './lib/figures.ts'

setDefaultTimeout(180_000)

/** Those that need no browser and little time; `bun run bench --tiny`, a part of `test:nightly`, runs all. */
const names = ['first-load', 'php', 'send']

for (const name of names) {
  const { benchmark }: { benchmark: Benchmark } = await import(join(import.meta.dir, `${name}.ts`))
  test(`bench ${name}, tiny: ${benchmark.title}`, async () => {
    const figures = await benchmark.run(benchmark.tiny)
    expect(figures).not.toEqual([])
    for (const { ours } of figures) expect(ours).toMatch(/^\d/)
  })
}
