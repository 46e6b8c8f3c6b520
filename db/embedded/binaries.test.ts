import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { findBinaries, programPath, reachableBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { placeOf } from './place.ts'
import { EmbeddedUnavailable } from './platform.ts'
import { findRunAs, withPassage } from './run-as.ts'
import { workspace } from './testing/apps.ts'

const { root, dataDir, clear } = workspace()
afterAll(clear)
setDefaultTimeout(60_000)

test.each(['linux-x64-musl', 'freebsd-x64', 'win32-x64'])('on %s the refusal names DATABASE_URL', (platform) => {
  expect(() => findBinaries(platform)).toThrow(EmbeddedUnavailable)
  expect(() => findBinaries(platform)).toThrow('DATABASE_URL')
})

const asRoot = process.getuid?.() === 0
const runAs = findRunAs()
const closed = { ...findBinaries(), root: `${root}/closed/native` }
if (asRoot) {
  mkdirSync(`${root}/closed`, { mode: 0o700 })
  cpSync(findBinaries().root, closed.root, { recursive: true, verbatimSymlinks: true })
}

test.if(asRoot)('programs that only root can reach are copied beside the data', () => {
  const run = (program: string) => spawnSync(program, ['--version'], { ...runAs, encoding: 'utf8' })
  expect(run(programPath(closed, 'postgres')).stdout ?? '').toBe('')

  const copy = reachableBinaries(closed, placeOf(dataDir('postgres')), runAs)
  expect(run(programPath(copy, 'postgres')).stdout).toContain('(PostgreSQL) 18')
  expect(reachableBinaries(closed, placeOf(dataDir('postgres')), runAs)).toEqual(copy)
})

test.if(asRoot)('programs and data that only root can reach are used where they are', async () => {
  const place = placeOf(dataDir('closed', 'postgres'))
  const allowed = withPassage(runAs, root)
  const binaries = reachableBinaries(closed, place, allowed)
  expect(binaries).toEqual(closed)
  await ensureCluster(place, { binaries, runAs: allowed, durable: false })
  expect(existsSync(`${place.dir}/PG_VERSION`)).toBe(true)
})
