import { expect, test } from 'bun:test'
import { aMember, aSite } from './factories.ts'
import { freshDatabase } from './index.ts'
import { undoable } from './undo.ts'

const database = await freshDatabase()
await aSite(database.db)
const { db, undoing } = await undoable(database)

const names = async () => (await db.query.profiles.findMany({ orderBy: ({ name }) => name })).map(({ name }) => name)

test('what was written is undone, within another one its own part alone, and nobody else ever sees it', async () => {
  await undoing(async () => {
    await aMember(db, { name: 'Ada' })
    await undoing(async () => {
      await db.transaction(async (tx) => {
        await aMember(tx, { name: 'Ben' })
      })
      expect(await names()).toEqual(['Ada', 'Ben'])
      expect(await database.db.query.profiles.findMany()).toEqual([])
    })
    expect(await names()).toEqual(['Ada'])
  })
  expect(await names()).toEqual([])
})

test('a transaction that fails takes its own writes along, and what fails in one is undone too', async () => {
  const broken = new Error('broken')
  const work = undoing(async () => {
    await aMember(db, { name: 'Ada' })
    const failing = db.transaction(async (tx) => {
      await aMember(tx, { name: 'Ben' })
      await tx.transaction(async (inner) => {
        await aMember(inner, { name: 'Cas' })
        throw broken
      })
    })
    await expect(failing).rejects.toBe(broken)
    expect(await names()).toEqual(['Ada'])
    await aMember(db, { id: 'no uuid' })
  })
  await expect(work).rejects.toThrow()
  expect(await names()).toEqual([])
})

test('transactions that begin together run one after the other', async () => {
  await undoing(async () => {
    const both = ['Ada', 'Ben'].map((name) => db.transaction((tx) => aMember(tx, { name })))
    await Promise.all(both)
    expect(await names()).toEqual(['Ada', 'Ben'])
  })
})
