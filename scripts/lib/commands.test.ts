import { expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { atServer } from '../../server/testing/at-server.ts'
import { testWorld } from '../../server/testing/world.ts'
import { commandTyped, usage } from './commands.ts'

/** What `bun run vonk` says to this, and whether it has touched anything. */
function typed(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-commands-'))
  const { stdout, stderr, exitCode } = Bun.spawnSync({
    cmd: [process.execPath, `${import.meta.dir}/../vonk.ts`, ...args],
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  })
  const touched = readdirSync(folder)
  rmSync(folder, { recursive: true })
  return { said: `${stdout}`, complained: `${stderr}`, exitCode, touched }
}

test('without a word every command is told in a line, and nothing is touched', () => {
  expect(typed()).toEqual({ said: `${usage()}\n`, complained: '', exitCode: 0, touched: [] })
  const lines = usage().split('\n')
  for (const name of ['create-owner', 'new-second-factor', 'oss-return', 'direct-debit', 'correct-credits'])
    expect(lines.filter((line) => line.startsWith(`  bun run vonk ${name} `))).toHaveLength(1)
})

test.each([[['destroy']], [['toString']], [['create-owner', 'olga@example.org']]])(
  'explains itself to %j, and fails',
  (args) => {
    expect(typed(...args)).toEqual({ said: '', complained: `${usage()}\n`, exitCode: 1, touched: [] })
  },
)

test('a command that is typed does what its feature says', async () => {
  const database = await freshDatabase()
  await aSite(database.db)
  const world = await testWorld(database)
  const notes: string[] = []
  const here = { ...atServer(world, []), note: (words: string) => void notes.push(words) }
  const oss = ['2026-Q2']
  expect(await commandTyped('oss-return', oss)?.run(here, oss)).toStartWith('part,quarter,country')
  expect(notes).toEqual(['2026-Q2 is not over yet.'])
  const waiting = ['waiting']
  expect(await commandTyped('direct-debit', waiting)?.run(here, waiting)).toBe('Nothing waits to be collected.')
})
