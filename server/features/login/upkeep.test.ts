import { expect, test } from 'bun:test'
import { insertAddressRequest } from '../../../db/queries/address-requests.ts'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { forgetOldTries } from './upkeep.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const daysAgo = (days: number) => new Date(world.now().getTime() - days * 24 * 60 * 60_000)

test('what was asked for with an address and never answered is forgotten', async () => {
  const [old, recent] = [daysAgo(3), daysAgo(1)].map((requestedAt) => ({ id: Bun.randomUUIDv7(), requestedAt }))
  for (const request of [old!, recent!])
    await insertAddressRequest(db, { ...request, siteId: 'vonk', emailNormalized: 'somebody@example.org' })
  await forgetOldTries(world)
  expect((await db.query.addressRequests.findMany()).map(({ id }) => id)).toEqual([recent!.id])
})
