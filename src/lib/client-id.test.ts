import { expect, test } from 'bun:test'
import { z } from 'zod'
import { newClientId } from './client-id.ts'

test('without a secure context an id is a random UUID all the same', () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const ids = [newClientId(), newClientId()]
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(ids[0]).not.toBe(ids[1])
})
