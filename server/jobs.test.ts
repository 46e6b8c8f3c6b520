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
  const wanted = works.flatMap(({ queue: name, schedule: cron }) => (cron ? [{ name, cron }] : []))
  expect(planned.length).toBeGreaterThan(2)
  expect([...planned]).toEqual(wanted.sort((a, b) => a.name.localeCompare(b.name)))
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
  const mails = ['account_exists_mail', 'activation_mail', 'login_mail', 'reactivation_mail']
  const names = [...mails, 'address_request', 'event_upkeep', 'nightly_upkeep', 'tell_activity']
  expect(works.map(({ queue }) => queue)).toEqual(expect.arrayContaining(names))
  // Whatever row a queue names, it is gone by now.
  const others = {
    origin: 'http://localhost',
    isAnew: true,
    endsPremium: true,
    restoresPremium: true,
    by: 'bank',
    minor: 1,
    credits: 1,
    owed: 1,
  }
  const payload = new Proxy(others, {
    has: () => true,
    get: (_, name) => others[name as keyof typeof others] ?? crypto.randomUUID(),
  })
  for (const { queue } of works) await doJob(world, { queue, payload })
})

test('a job that does not hold what its queue does is not done', async () => {
  await expect(doJob(world, { queue: 'activation_mail', payload: { member: 'x' } })).rejects.toThrow('memberId')
})
