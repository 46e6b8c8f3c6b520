import { beforeAll, expect, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite } from '../../db/testing/factories.ts'
import { liftBan, takeBackDeletion } from '../../db/testing/from-outside.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { aSession } from '../../db/testing/journeys.ts'
import { createSessions } from './sessions.ts'

const { db } = await freshDatabase()
const sessions = createSessions(db)

beforeAll(async () => {
  await aSite(db)
})

/** Somebody who is logged in. */
async function aGuest() {
  const { id } = await aMember(db)
  const secret = await aSession(db, id)
  return { id, isIn: async () => (await sessions.find(secret))?.member.id === id }
}

test('whoever is banned is a visitor at once, and a member again when the ban is lifted', async () => {
  const { id, isIn } = await aGuest()
  expect(await isIn()).toBe(true)
  await aBan(db, id, 'spam')
  expect(await isIn()).toBe(false)
  await liftBan(db, id)
  expect(await isIn()).toBe(true)
})

test('whoever has left is a visitor at once, whether or not the way back is still open', async () => {
  for (const daysLeft of [13, -1]) {
    const { id, isIn } = await aGuest()
    await aDeletion(db, id, new Date(Date.now() + daysLeft * 24 * 60 * 60_000))
    expect(await isIn()).toBe(false)
    await takeBackDeletion(db, id)
    expect(await isIn()).toBe(true)
  }
})
