import { expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import type { Drill } from './drill.ts'

setDefaultTimeout(180_000)

/** Names of drills, with commas: those whose files were touched (scripts/test.ts). */
const inFull = new Set(process.env.DRILLS_IN_FULL?.split(','))
const fullTimeout = 60 * 60_000

const folder = join(import.meta.dir, 'drills')
const files = [...new Glob('*.ts').scanSync(folder)].sort()

for (const file of files) {
  const { drill }: { drill: Drill } = await import(join(folder, file))
  const isFull = inFull.has(file.replace(/\.ts$/, ''))
  const hold = async () => {
    const findings = await drill.run(isFull ? drill.full : drill.small)
    expect(findings.filter(({ holds }) => !holds)).toEqual([])
    expect(findings).not.toEqual([])
  }
  test(`drill${isFull ? ' in full' : ''}: ${drill.title}`, hold, isFull ? { timeout: fullTimeout } : {})
}
