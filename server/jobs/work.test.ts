import { afterEach, expect, test } from 'bun:test'
import { aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { createLog } from '../core/operations/log.ts'
import { createJobs, type JobHandlers, type Jobs, type MailPayload } from './jobs.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)

let jobs: Jobs
afterEach(async () => {
  await jobs.close()
  await sql`delete from pgboss.job`
})

/** Starts workers of which only those of activation mails get something to do. */
async function startWork(sendMail: (payload: MailPayload) => Promise<void>): Promise<void> {
  jobs = await createJobs(database, createLog({ logLevel: 'silent' }))
  const handlers: Partial<JobHandlers> = { activation_mail: sendMail }
  await jobs.work(handlers as JobHandlers)
}

/** So many people sign up at the same moment; their names are numbers. */
async function signUps(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, n) => `${n}`)
  await Promise.all(
    people.map((memberId) => jobs.enqueue(db, 'activation_mail', { memberId, origin: 'http://localhost' })),
  )
  return people
}

const inState = async (state: string): Promise<string[]> => {
  const rows: { who: string }[] = await sql`
    select data ->> 'memberId' as who from pgboss.job where name = 'activation_mail' and state = ${state}::pgboss.job_state`
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

test('a mail server that does not answer holds up one mail: the others leave, and are noted as sent', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await startWork(({ memberId }) => (memberId === '0' ? answered : Promise.resolve()))
  await signUps(60)
  await until('completed', 59)
  expect(await inState('active')).toEqual(['0'])
  answer()
  await until('completed', 60)
})
