import { expect, test } from 'bun:test'
import { fullDisk } from '../core/full-disk.ts'
import { tryAgainLater } from '../core/refusals.ts'
import type { Storage } from './storage.ts'
import { watchedStorage } from './storage-breaker.ts'

/** A storage whose behaviour the test sets, and which counts its calls. */
function aStorage() {
  let way: 'answers' | 'is silent' | 'is unreachable' | 'says no' | 'is full' = 'answers'
  let asked = 0
  const answer = async (): Promise<undefined> => {
    asked++
    if (way === 'is silent') await new Promise<never>(() => {})
    if (way === 'is unreachable') throw tryAgainLater()
    if (way === 'is full') throw tryAgainLater({}, { cause: fullDisk() })
    if (way === 'says no') throw new Error('AccessDenied')
  }
  const none = { put: answer, get: answer, remove: answer }
  const storage: Storage = { ...none, has: async () => (await answer()) ?? true, async *list() {} }
  return {
    storage,
    asked: () => asked,
    become(next: typeof way) {
      way = next
    },
  }
}

function watched(storage: Storage) {
  const said: string[] = []
  const report = { away: () => said.push('away'), back: () => said.push('back') }
  return { said, store: watchedStorage(storage, report, { timeoutMs: 20, maxFailures: 3, probeMs: 40 }) }
}

const later = { code: 'try_again_later' }

test('a storage that is silent is waited for a short while, then not at all, and that is said once', async () => {
  const { storage, asked, become } = aStorage()
  const { said, store } = watched(storage)
  become('is silent')
  for (let n = 0; n < 3; n++) await expect(store.get('a')).rejects.toMatchObject(later)
  expect([store.isAway?.(), asked(), said]).toEqual([true, 3, ['away']])
  for (let n = 0; n < 20; n++) await expect(store.put('a', 'b')).rejects.toMatchObject(later)
  expect([asked(), said]).toEqual([3, ['away']])
})

test('it is asked once in a while, and is back with its first answer', async () => {
  const { storage, asked, become } = aStorage()
  const { said, store } = watched(storage)
  become('is unreachable')
  for (let n = 0; n < 3; n++) await expect(store.get('a')).rejects.toMatchObject(later)
  become('answers')
  await expect(store.get('a')).rejects.toMatchObject(later)
  await Bun.sleep(45)
  expect(await store.get('a')).toBeUndefined()
  expect([asked(), store.isAway?.(), said]).toEqual([4, false, ['away', 'back']])
})

test('of many who ask while it is away only one is kept waiting', async () => {
  const { storage, asked, become } = aStorage()
  const { store } = watched(storage)
  become('is silent')
  for (let n = 0; n < 3; n++) await expect(store.get('a')).rejects.toMatchObject(later)
  await Bun.sleep(45)
  await Promise.allSettled(Array.from({ length: 10 }, () => store.get('a')))
  expect(asked()).toBe(4)
})

test('a "no" of its own is an answer, and no reason to stop asking', async () => {
  const { storage, asked, become } = aStorage()
  const { said, store } = watched(storage)
  become('says no')
  for (let n = 0; n < 5; n++) await expect(store.get('a')).rejects.toThrow('AccessDenied')
  expect([asked(), store.isAway?.(), said]).toEqual([5, false, []])
})

test('a disk that is full is still read from', async () => {
  const { storage, asked, become } = aStorage()
  const { store } = watched(storage)
  become('is full')
  for (let n = 0; n < 5; n++) await expect(store.put('a', 'b')).rejects.toMatchObject(later)
  become('answers')
  expect(await store.get('a')).toBeUndefined()
  expect(asked()).toBe(6)
})
