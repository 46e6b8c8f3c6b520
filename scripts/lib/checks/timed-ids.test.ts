import { expect, test } from 'bun:test'
import { root } from '../run.ts'
import { findTimedIds, tellsTime } from './timed-ids.ts'

test('an id that tells when it was made is found, a random one is not', () => {
  expect(tellsTime('const id = Bun.randomUUIDv7()')).toBe(true)
  expect(tellsTime('default sql`uuidv7()`')).toBe(true)
  expect(tellsTime('const id = crypto.randomUUID()')).toBe(false)
})

test('the product makes none that leaves the server', () => {
  expect(findTimedIds(root)).toEqual([])
})
