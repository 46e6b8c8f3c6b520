import { afterEach, expect, test } from 'bun:test'
import { z } from 'zod'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { job } from './job.ts'
import { createJobs, type Jobs } from './queue.ts'
import { Suspended } from './suspended.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)

const world = await testWorld(database)

const mail = z.object({ memberId: z.string() })
const mails = job('mails', mail, { workers: 4, batch: 5 })

let jobs: Jobs
afterEach(async () => {
  await jobs.close()
  await sql`delete from pgboss.job`
})

/** Starts the workers of the mails. */
async function startWork(sendMail: (payload: z.infer<typeof mail>) => Promise<void>): Promise<void> {
  jobs = await createJobs(database, world.log, [mails.doneBy((_, payload) => sendMail(payload))])
  await jobs.work(() => world)
}

/** So many people sign up at the same moment; their names are numbers. */
async function signUps(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, n) => `${n}`)
  await Promise.all(people.map((memberId) => db.transaction((tx) => jobs.enqueue(tx, mails, { memberId }))))
  return people
}

const inState = async (state: string): Promise<string[]> => {
  const rows: { who: string }[] = await sql`
    select data ->> 'memberId' as who from pgboss.job where name = 'mails' and state = ${state}::pgboss.job_state`
  return rows.map(({ who }) => who).toSorted()
}

async function until(state: string, count: number): Promise<void> {
  while ((await inState(state)).length < count) await Bun.sleep(5)
}

test('mails that are asked for at once leave one after the other, in few looks at the queue', async () => {
  const sent: string[] = []
  await startWork(async ({ memberId }) => void sent.push(memberId))
  const people = await signUps(60)
  await until('completed', 60)
  expect(sent.toSorted()).toEqual(people.toSorted())
  // What is taken in one look has begun at one moment.
  const [{ looks }] =
    await sql`select count(distinct started_on)::int as looks from pgboss.job where state = 'completed'`
  expect(looks).toBeLessThanOrEqual(40)
})

test('a mail that fails is tried again by itself: those that were taken with it are not sent twice', async () => {
  const sent: string[] = []
  await startWork(async ({ memberId }) => {
    sent.push(memberId)
    if (memberId === '7') throw new Error('not taken')
  })
  const people = await signUps(20)
  await until('retry', 1)
  await until('completed', 19)
  expect(await inState('retry')).toEqual(['7'])
  expect(sent.toSorted()).toEqual(people.toSorted())
})

test('a mail server that does not answer holds up one mail: the others leave, and are marked as sent', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await startWork(({ memberId }) => (memberId === '0' ? answered : Promise.resolve()))
  await signUps(60)
  await until('completed', 59)
  expect(await inState('active')).toEqual(['0'])
  answer()
  await until('completed', 60)
})

class Away extends Suspended {
  override readonly name = 'Away'
}

test('a mail that could not be tried is due when what it needs is back, with as many tries as before', async () => {
  const sent: string[] = []
  let isAway = true
  await startWork(async ({ memberId }) => {
    if (isAway) throw new Away('the mail server is away', { isTried: memberId === '1' })
    sent.push(memberId)
  })
  await signUps(2)
  await until('retry', 2)
  const [untried, tried] = await sql`
    select retry_limit - retry_count as "triesLeft" from pgboss.job order by data ->> 'memberId'`
  expect([untried, tried]).toEqual([{ triesLeft: 13 }, { triesLeft: 12 }])
  isAway = false
  await sql`update pgboss.job set start_after = now() + interval '1 hour'`
  await jobs.resume('Other')
  expect(await sql`select id from pgboss.job where start_after <= now()`).toHaveLength(0)
  await jobs.resume('Away')
  await until('completed', 2)
  expect(sent.toSorted()).toEqual(['0', '1'])
}, 20_000)
