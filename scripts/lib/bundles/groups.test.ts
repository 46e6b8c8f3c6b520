import { expect, test } from 'bun:test'
import { groupChunks, type Load, type SharedChunk } from './groups.ts'

const chunk = (name: string, bytes: number, ...needs: string[]): SharedChunk => ({ name, bytes, needs })
const load = (names: string, traits: Partial<Load> = {}): Load => ({
  chunks: new Set(names),
  weight: 1,
  room: Number.POSITIVE_INFINITY,
  ...traits,
})

/** The names of each group. */
const grouped = (chunks: SharedChunk[], loads: Load[]) =>
  groupChunks(chunks, loads).map((names) => names.toSorted().join(''))

test('what always comes together is one file', () => {
  const chunks = [chunk('a', 5_000), chunk('b', 5_000), chunk('c', 5_000)]
  expect(grouped(chunks, [load('abc'), load('ab')])).toEqual(['ab'])
})

test('what is small comes along where nobody needs it, and what is large does not', () => {
  const loads = [load('ab'), load('ab'), load('a')]
  expect(grouped([chunk('a', 5_000), chunk('b', 200)], loads)).toEqual(['ab'])
  expect(grouped([chunk('a', 5_000), chunk('b', 3_000)], loads)).toEqual([])
})

test('bytes that nobody waits for count less', () => {
  const chunks = [chunk('a', 5_000), chunk('b', 3_000)]
  expect(grouped(chunks, [load('ab'), load('ab'), load('a', { weight: 0.1 })])).toEqual(['ab'])
})

test('no page grows by more than its room', () => {
  const chunks = [chunk('a', 5_000), chunk('b', 240), chunk('c', 240)]
  const pages = (room: number) => [load('abc'), load('ab'), load('ac'), load('a', { room })]
  expect(grouped(chunks, pages(360))).toEqual(['abc'])
  expect(grouped(chunks, pages(359))).toEqual(['ab'])
  // What joins the other two leaves that page as it is.
  expect(grouped(chunks, pages(0))).toEqual(['bc'])
})

test('what is small comes along only where all that it needs is as well', () => {
  const loads = [load('abn'), load('abn'), load('a'), ...Array.from({ length: 6 }, () => load('n'))]
  expect(grouped([chunk('a', 5_000), chunk('b', 200), chunk('n', 9_000)], loads)).toEqual(['ab'])
  expect(grouped([chunk('a', 5_000), chunk('b', 200, 'n'), chunk('n', 9_000)], loads)).toEqual([])
})
