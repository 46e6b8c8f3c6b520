import { beforeAll, expect, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite } from '../../db/testing/factories.ts'
import { liftBan, takeBackDeletion } from '../../db/testing/from-outside.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { ageSession, aSession } from '../../db/testing/journeys.ts'
import { createSessions, mostSessions } from './sessions.ts'

const { db } = await freshDatabase()
const ended: string[] = []
const sessions = createSessions(db, (memberIds) => void ended.push(...memberIds))

beforeAll(async () => {
  await aSite(db)
})

/** Somebody who is logged in. */
async function aGuest() {
  const { id } = await aMember(db)
  const secret = await aSession(db, id)
  return { id, isIn: async () => (await sessions.find(secret))?.member.id === id }
}

test('whoever is banned is a visitor at once, and logs in anew when the ban is lifted', async () => {
  const { id, isIn } = await aGuest()
  expect(await isIn()).toBe(true)
  await aBan(db, id, 'spam')
  expect(await isIn()).toBe(false)
  await liftBan(db, id)
  expect(await isIn()).toBe(false)
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

const facts = { userAgent: 'test', createdAt: new Date() }
const isOpen = async (secret: string) => (await sessions.find(secret)) !== undefined

test('of more log-ins than a member has devices those used longest ago end, and their member is told of', async () => {
  const { id } = await aMember(db)
  const secrets: string[] = []
  for (let n = 0; n < mostSessions; n++) secrets.push(await sessions.start(id, facts))
  const [oldest = '', old = '', ...others] = secrets
  for (const [secret, days] of [[oldest, 3] as const, [old, 2] as const]) await ageSession(db, secret, days)
  // Used again, the oldest is the newest.
  expect(await sessions.find(oldest)).toMatchObject({ renewed: true })
  const another = await sessions.start(id, facts)
  expect(ended).toEqual([id])
  expect(await isOpen(old)).toBe(false)
  for (const secret of [oldest, another, ...others]) expect(await isOpen(secret)).toBe(true)
})

test('a log-in lasts for 30 days from its last use, which is recorded once a day', async () => {
  const { id } = await aMember(db)
  const secret = await sessions.start(id, facts)
  expect(await sessions.find(secret)).toMatchObject({ renewed: false })
  for (let month = 0; month < 2; month++) {
    await ageSession(db, secret, 29)
    expect(await sessions.find(secret)).toMatchObject({ renewed: true })
  }
  await ageSession(db, secret, 31)
  expect(await isOpen(secret)).toBe(false)
})
