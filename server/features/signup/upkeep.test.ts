import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { removeUnconfirmed } from './upkeep.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const daysAgo = (days: number) => new Date(world.now().getTime() - days * 24 * 60 * 60_000)

test('accounts that nobody confirmed are gone after 30 days, all others stay', async () => {
  const forgotten = await aMember(db, { confirmedAt: null, createdAt: daysAgo(31) })
  const recent = await aMember(db, { confirmedAt: null, createdAt: daysAgo(29) })
  const confirmed = await aMember(db, { createdAt: daysAgo(31) })
  await removeUnconfirmed(world)
  const left = (await db.query.members.findMany()).map(({ id }) => id)
  expect(left.toSorted()).toEqual([recent.id, confirmed.id].toSorted())
  expect(left).not.toContain(forgotten.id)
})
