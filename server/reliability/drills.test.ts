import { expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import type { Drill } from './drill.ts'

setDefaultTimeout(180_000)

const folder = join(import.meta.dir, 'drills')
const files = [...new Glob('*.ts').scanSync(folder)].sort()

for (const file of files) {
  const { drill }: { drill: Drill } = await import(join(folder, file))
  test(`drill: ${drill.title}`, async () => {
    const findings = await drill.run(drill.small)
    expect(findings.filter(({ holds }) => !holds)).toEqual([])
    expect(findings).not.toEqual([])
  })
}
