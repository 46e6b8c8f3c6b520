import { expect, test } from 'bun:test'
import { isMissingChunk, mayReload } from './chunk-reload.ts'

test('a page whose chunk is gone reloads once, and again only after 60 seconds', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_059_999)).toBe(false)
  expect(mayReload(storage, 1_060_000)).toBe(true)
})

test('only a missing chunk counts, in every browser’s words', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true)
  expect(isMissingChunk(new TypeError('error loading dynamically imported module: /assets/x.js'))).toBe(true)
  expect(isMissingChunk(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isMissingChunk(new Error('Failed to fetch'))).toBe(false)
})
