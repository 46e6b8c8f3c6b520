import { expect, test } from 'bun:test'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { createJobs } from './core/jobs/queue.ts'
import { changeAndTell } from './features/live/change-and-tell.ts'
import { works } from './jobs.ts'
import { eventsAfter } from './testing/events.ts'
import { doJob } from './testing/mailbox.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

test('the work of every night and every slot is planned, once however often the server starts', async () => {
  for (let start = 0; start < 2; start++) {
    const jobs = await createJobs(database, world.log, works)
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
  const events = [{ memberId: ada.id, event: { type: 'account' as const } }]
  await changeAndTell(await world.as(ada), async () => ({ result: undefined, events }))
  world.pass(8 * 24 * 60 * 60_000)
  await doJob(world, { queue: 'event_upkeep', payload: {} })
  expect(await eventsAfter(db, ada.id, 0)).toEqual([])
})

test('the queues are those of running sites, and a job that has waited there is still understood', async () => {
  const names = ['account_exists_mail', 'activation_mail', 'address_request', 'event_upkeep', 'login_mail']
  expect(works.map(({ queue }) => queue).sort()).toEqual([
    ...names,
    ...['nightly_upkeep', 'reactivation_mail', 'tell_activity'],
  ])
  const payload = { memberId: crypto.randomUUID(), requestId: crypto.randomUUID(), origin: 'http://localhost' }
  for (const { queue } of works) await doJob(world, { queue, payload })
})

test('a job that does not hold what its queue does is not done', async () => {
  await expect(doJob(world, { queue: 'activation_mail', payload: { member: 'x' } })).rejects.toThrow('memberId')
})
