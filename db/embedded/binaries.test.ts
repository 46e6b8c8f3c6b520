import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { findBinaries, programPath, reachableBinaries } from './binaries.ts'
import { placeOf } from './place.ts'
import { EmbeddedUnavailable } from './platform.ts'
import { findRunAs } from './run-as.ts'
import { workspace } from './testing/apps.ts'

const { root, dataDir, clear } = workspace()
afterAll(clear)
setDefaultTimeout(60_000)

test.each(['linux-x64-musl', 'freebsd-x64', 'win32-x64'])('on %s the refusal names DATABASE_URL', (platform) => {
  expect(() => findBinaries(platform)).toThrow(EmbeddedUnavailable)
  expect(() => findBinaries(platform)).toThrow('DATABASE_URL')
})

test.if(process.getuid?.() === 0)('programs that only root can reach are copied beside the data', () => {
  mkdirSync(`${root}/closed`, { mode: 0o700 })
  cpSync(findBinaries().root, `${root}/closed/native`, { recursive: true, verbatimSymlinks: true })
  const closed = { ...findBinaries(), root: `${root}/closed/native` }
  const runAs = findRunAs()
  const run = (program: string) => spawnSync(program, ['--version'], { ...runAs, encoding: 'utf8' })
  expect(run(programPath(closed, 'postgres')).stdout ?? '').toBe('')

  const copy = reachableBinaries(closed, placeOf(dataDir('postgres')), runAs)
  expect(run(programPath(copy, 'postgres')).stdout).toContain('(PostgreSQL) 18')
  expect(reachableBinaries(closed, placeOf(dataDir('postgres')), runAs)).toEqual(copy)
})
