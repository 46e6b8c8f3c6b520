import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processesOf } from '../../testing/processes.ts'
import { createProcesses, TooMuchWork } from './processes.ts'
import type { IdlerRequest } from './testing/idler.ts'
import type { MirrorMessage } from './testing/mirror.ts'

const { TMPDIR } = Bun.env
const folder = mkdtempSync(join(tmpdir(), 'vonk-processes-'))
beforeAll(() => {
  Bun.env.TMPDIR = folder
})
afterAll(() => {
  if (TMPDIR === undefined) delete Bun.env.TMPDIR
  else Bun.env.TMPDIR = TMPDIR
  rmSync(folder, { recursive: true })
})

const mirror = createProcesses<MirrorMessage, MirrorMessage & { made: Uint8Array }>(
  join(import.meta.dir, 'testing/mirror.ts'),
  {
    ...{ niceness: 0, longestWork: 20_000 },
  },
)
const idler = createProcesses<IdlerRequest, string>(join(import.meta.dir, 'testing/idler.ts'), {
  ...{ niceness: 0, longestWork: 700 },
})
const never = new AbortController().signal

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const told = (size: number, wanted = 0): MirrorMessage => ({
  ...{ name: 'ada', two: bytes(size), wanted },
  nested: { one: bytes(size), none: bytes(0), date: new Date('2026-11-23') },
})

test('bytes in a question and in its answer arrive as they are, whatever there was before', async () => {
  for (const [size, wanted] of [
    [60_000, 50_000],
    [3, 5],
    [0, 0],
    [10, 200_000],
  ] as const) {
    const asked = told(size, wanted)
    expect(await mirror.ask(asked, never)).toEqual({ ...asked, made: new Uint8Array(wanted).fill(7) })
  }
})

test('nobody finds them in a folder, nor what a process leaves that is killed over them', async () => {
  await mirror.ask(told(1000), never)
  expect(readdirSync(folder)).toEqual([])
  const stop = new AbortController()
  const asked = mirror.ask(told(60_000), stop.signal)
  stop.abort()
  expect(await asked).toBeUndefined()
  expect([processesOf('testing/mirror.ts'), readdirSync(folder)]).toEqual([[], []])
  expect((await mirror.ask(told(10), never))?.name).toBe('ada')
})

test('what is called off before its process has begun is not asked', async () => {
  const asked = Array.from({ length: 3 }, () => {
    const stop = new AbortController()
    const answer = mirror.ask(told(10), stop.signal)
    stop.abort()
    return answer
  })
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined])
})

test('a process that does not get the processors is waited for, one that takes too much of them is not', async () => {
  expect(await idler.ask({ rest: 2000 }, never)).toBe('done')
  await expect(idler.ask({ work: 600_000 }, never)).rejects.toThrow(TooMuchWork)
  expect(processesOf('testing/idler.ts')).toEqual([])
  expect(await idler.ask({ rest: 0 }, never)).toBe('done')
})
