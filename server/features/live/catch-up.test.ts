import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { createLocalBus } from '../../core/live/bus.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { lookForMissed } from './catch-up.ts'
import { changeAndTell } from './change-and-tell.ts'
import { follow } from './service.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld
beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** An event of another server whose bus message is lost. */
const elsewhere = (memberId: string) =>
  changeAndTell({ ...world, bus: createLocalBus() }, async () => ({
    result: undefined,
    events: [{ memberId, event: { type: 'account' } as const }],
  }))

test('an event whose word was lost on the way is found by a look at the numbers', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const leaving = new AbortController()
  const stream = follow(await world.as(ada), 0, leaving.signal)
  const first = stream.next()
  const other = follow(await world.as(ben), 0, leaving.signal).next()
  while (world.bus.stats().listeners < 2) await Bun.sleep(1)
  await Bun.sleep(20)
  await elsewhere(ada.id)
  await lookForMissed(world)
  expect((await first).value).toMatchObject({ seq: 1, event: { type: 'account' } })

  const second = stream.next()
  await elsewhere(ada.id)
  await lookForMissed(world)
  expect((await second).value).toMatchObject({ seq: 2 })
  // Who has seen everything reads nothing: one statement looks at all of them.
  expect((await countStatements(database, () => lookForMissed(world))).statements).toHaveLength(1)
  leaving.abort()
  await other
})
