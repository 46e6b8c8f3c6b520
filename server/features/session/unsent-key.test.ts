import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { logOut } from './log-out.ts'
import { unsentDays, unsentKey } from './unsent-key.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const day = 24 * 60 * 60_000

test('what a log-out seals with, the same member alone gets again, for some days', async () => {
  const [ada, ben] = [await aMember(database.db), await aMember(database.db)]
  const asAda = await world.as(ada)
  const sealed = (await logOut(asAda))!
  const midnight = Date.parse(sealed.day)
  const after = (days: number) => ({ ...asAda, now: () => new Date(midnight + days * day) })
  expect(unsentKey(asAda, sealed.day)).toBe(sealed.key)
  expect(unsentKey(after(unsentDays), sealed.day)).toBe(sealed.key)
  expect(unsentKey(after(unsentDays + 1), sealed.day)).toBeNull()
  expect(unsentKey(after(-1), sealed.day)).toBeNull()
  expect(unsentKey(await world.as(ben), sealed.day)).not.toBe(sealed.key)
  expect(unsentKey({ ...asAda, secret: 'another' }, sealed.day)).not.toBe(sealed.key)
})

test('a visitor who logs out gets no key', async () => {
  expect(await logOut({ ...(await world.as(await aMember(database.db))), me: null })).toBeNull()
})
