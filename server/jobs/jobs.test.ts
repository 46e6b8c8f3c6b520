import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { recordEvents } from '../features/live/service.ts'
import { eventsAfter } from '../testing/events.ts'
import { testWorld } from '../testing/world.ts'
import { jobHandlers } from './handlers.ts'
import { createJobs } from './jobs.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

test('the work of every night and every slot is planned, once however often the server starts', async () => {
  for (let start = 0; start < 2; start++) {
    const jobs = await createJobs(database, world.log)
    await jobs.close()
  }
  const planned = await sql`select name, cron from pgboss.schedule order by name`
  expect([...planned]).toEqual([
    { name: 'event_upkeep', cron: '40 3 * * *' },
    { name: 'nightly_upkeep', cron: '20 3 * * *' },
    { name: 'tell_activity', cron: '*/10 * * * *' },
  ])
})

test('events older than a week are gone after the night', async () => {
  const ada = await aMember(db)
  await recordEvents(db, [{ memberId: ada.id, event: { type: 'account' } }], world.now())
  world.pass(8 * 24 * 60 * 60_000)
  await jobHandlers(world).event_upkeep({})
  expect(await eventsAfter(db, ada.id, 0)).toEqual([])
})
