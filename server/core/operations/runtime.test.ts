import { expect, test } from 'bun:test'
import { versionProblem } from './runtime.ts'

test('a Bun that is too old is refused in words that name the way out', () => {
  for (const version of ['1.4.3', '1.3.14', '0.8.1']) expect(versionProblem(version)).toContain('npx bun@1.4.4 start')
})

test('the pinned Bun and newer ones are fine', () => {
  for (const version of ['1.4.4', '1.4.10', '1.5.0', '2.0.0', Bun.version])
    expect(versionProblem(version)).toBeUndefined()
})
