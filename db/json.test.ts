import { expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { json } from './json.ts'
import { freshDatabase } from './testing/index.ts'

const { db } = await freshDatabase()
const notes = pgTable('notes', { id: integer('id').primaryKey(), value: json<unknown>('value') })
await db.execute(sql`create table notes (id int primary key, value jsonb)`)

const values = [
  { value: { kind: 'liked', who: ['ada', 'd\'Ören \\ "x" 😀'] }, type: 'object' },
  { value: [1, 2, null], type: 'array' },
  { value: '0.1', type: 'string' },
  { value: '{"not":"an object"}', type: 'string' },
  { value: 0.1, type: 'number' },
  { value: false, type: 'boolean' },
]

test.each(values)('$type $value is stored as what it is and comes back the same', async ({ value, type }) => {
  await db.delete(notes)
  await db.insert(notes).values({ id: 1, value })
  const [row] = await db
    .select({ value: notes.value, type: sql`jsonb_typeof(value)` })
    .from(notes)
    .where(eq(notes.id, 1))
  expect(row).toEqual({ value, type })
})

test('the server can look into what was stored', async () => {
  await db.delete(notes)
  await db.insert(notes).values({ id: 2, value: { kind: 'liked' } })
  await db.update(notes).set({ value: { kind: 'matched' } })
  expect(await db.$count(notes, sql`${notes.value} ->> 'kind' = 'matched'`)).toBe(1)
  expect(await db.$count(notes, sql`${notes.value} @> '{"kind":"matched"}'`)).toBe(1)
})
