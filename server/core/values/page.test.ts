import { expect, test } from 'bun:test'
import { z } from 'zod'
import { sealedPages, toPage } from './page.ts'

const secret = 'a secret'
const place = z.object({ at: z.coerce.date(), id: z.string() })
const rows = ['a', 'b', 'c'].map((id, i) => ({ id, at: new Date(i) }))
const page = (limit: number) => toPage(rows, { limit, toItem: ({ id }) => id, placeOf: ({ at, id }) => ({ at, id }) })

test('a page says behind what the next one begins, and the last one that nothing follows', () => {
  expect(page(2)).toEqual({ items: ['a', 'b'], nextCursor: { at: new Date(1), id: 'b' } })
  expect(page(3)).toEqual({ items: ['a', 'b', 'c'], nextCursor: null })
})

test('a cursor tells nothing, and leads back to its place in its own list alone', async () => {
  const pages = sealedPages('numbers', place)
  const { nextCursor } = await pages.load({ secret }, null, async () => page(2))
  expect(Buffer.from(String(nextCursor), 'base64url').toString()).not.toContain('b"')
  const found = await pages.load({ secret }, nextCursor, async (after) => ({ items: [after], nextCursor: null }))
  expect(found.items).toEqual([{ at: new Date(1), id: 'b' }])
})

test.each<[string, string]>([
  ['of another list', sealedPages('letters', place).seal(secret, { at: new Date(1), id: 'b' })],
  ['of another secret', sealedPages('numbers', place).seal('another', { at: new Date(1), id: 'b' })],
  ['that looked otherwise', sealedPages('numbers', z.array(z.string())).seal(secret, ['b'])],
  ['of one’s own making', 'b25lLW93bi1tYWtpbmc'],
])('a cursor %s is refused', async (_, cursor) => {
  const asked = sealedPages('numbers', place).load({ secret }, cursor, async () => page(2))
  await expect(asked).rejects.toMatchObject({ code: 'input_invalid', details: { field: 'cursor' } })
})
