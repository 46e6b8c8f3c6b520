import { expect, test } from 'bun:test'
import { aMember, aSite } from '../testing/factories.ts'
import { freshDatabase } from '../testing/index.ts'
import { lockMembers } from './locks.ts'
import { findTotals } from './totals.ts'

const { db } = await freshDatabase()

test('totals are told only of members who are held', async () => {
  await aSite(db)
  const [ada, ben] = [await aMember(db), await aMember(db)]
  await db.transaction(async (tx) => {
    const held = await lockMembers(tx, [ada.id])
    expect((await findTotals(tx, held, [ada.id], 'newLikes'))(ada.id)).toEqual({ newLikes: 0 })
    await expect(findTotals(tx, held, [ada.id, ben.id], 'newLikes')).rejects.toThrow('a member is not held')
  })
})
