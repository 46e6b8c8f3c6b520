import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { aCrowd } from '../db/testing/crowd.ts'
import { aSite } from '../db/testing/factories.ts'
import { readConfig } from '../server/config.ts'
import type { World } from '../server/core/context.ts'
import { createLog } from '../server/core/operations/log.ts'
import { activationMail, type MailPayload } from '../server/features/mail/jobs.ts'
import { sendActivationMail } from '../server/features/mail/send-account-mails.ts'
import type { Mail } from '../server/gateways/mail.ts'
import { createWorld } from '../server/world.ts'
import { type BareQueue, openBareQueue } from './bare/queue.ts'
import { absolute, atLeast, atMost, type Benchmark, compare, type Figure } from './lib/figures.ts'
import type { MailServerQuestion, Taken } from './lib/mail-server-worker.ts'
import { startWorker, type Worker } from './lib/worker.ts'

const origin = 'https://vonk.example'

interface Size {
  burst: number
  rounds?: number
}

export const benchmark: Benchmark<Size> = {
  title: 'A burst of mails, beside pg-boss by itself',
  tiny: { burst: 5, rounds: 1 },
  full: { burst: 1_000 },
  run,
}

type MailServer = Worker<MailServerQuestion, Taken & { port: number }>

async function run({ burst, rounds }: Size): Promise<Figure[]> {
  using server: MailServer = startWorker('lib/mail-server-worker.ts')
  await using site = await openSite(`smtp://127.0.0.1:${(await server.ask('port')).port}`, burst)
  const { world } = site
  const jobs = site.members.map((memberId) => ({ memberId, origin }))
  const letter = await anyLetter(world, jobs[0] as MailPayload)
  const sendOurs = (data: object) => sendActivationMail(world, data as MailPayload)
  await using bare = await openBareQueue(world.database, 'bare_same_work', sendOurs)
  await using ready = await openBareQueue(world.database, 'bare_ready_letters', () => world.mail.send(letter))
  await world.jobs.work(() => world)

  let longestPause = 0
  const ours = async () => {
    const { perSecond, pause } = await leave(server, burst, () => enqueueAtOnce(world, jobs))
    longestPause = Math.max(longestPause, pause)
    return perSecond
  }
  const by = (queue: BareQueue) => async () => (await leave(server, burst, () => queue.enqueue(jobs))).perSecond
  const unit = 'mails/s'
  return [
    await compare({ name: `${burst} mails at once`, unit, rounds, goal: atLeast(0.8), ours, beside: by(bare) }),
    await compare({ name: '… beside mails that are written already', unit, rounds, ours, beside: by(ready) }),
    absolute({ name: 'the longest pause between two of ours', unit: 'ms', value: longestPause, goal: atMost(5_000) }),
  ]
}

interface OpenSite extends AsyncDisposable {
  world: World
  /** Each waits for their activation mail. */
  members: string[]
}

async function openSite(smtpUrl: string, burst: number): Promise<OpenSite> {
  await using opened = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-bench-'))
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await openDatabase({ dataDir })
  opened.defer(() => database.close())
  await migrateDatabase(database)
  await aSite(database.db)
  const members = (await aCrowd(database.db, burst, 'Newcomer')).map(({ id }) => id)
  await database.sql`update members set confirmed_at = null`
  const settings = { DATA_DIR: dataDir, SMTP_URL: smtpUrl, DEMO: '0', LOG_LEVEL: 'warn' }
  const config = readConfig({ NODE_ENV: 'production', ...settings })
  const world = await createWorld(config, database, createLog(config))
  opened.defer(() => world.payments.close())
  opened.defer(() => world.jobs.close())
  const closing = opened.move()
  return { world, members, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}

/** One of ours as it goes out, for the other side. */
async function anyLetter(world: World, job: MailPayload): Promise<Mail> {
  const { promise, resolve } = Promise.withResolvers<Mail>()
  const mail = { send: async (letter: Mail) => resolve(letter) }
  await sendActivationMail({ ...world, mail }, job)
  return promise
}

async function enqueueAtOnce({ db, jobs }: World, mails: MailPayload[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const mail of mails) await jobs.enqueue(tx, activationMail, mail)
  })
}

/** Mails in a second from the moment at which all are there until the last has arrived, and the longest pause (ms). */
async function leave(
  server: MailServer,
  burst: number,
  enqueue: () => Promise<void>,
): Promise<{ perSecond: number; pause: number }> {
  await server.ask('forget')
  await enqueue()
  const began = performance.now()
  for (;;) {
    const { mails, longestPause } = await server.ask('taken')
    if (mails > burst) throw new Error(`${mails} mails have come of ${burst}`)
    if (mails === burst) return { perSecond: (burst * 1000) / (performance.now() - began), pause: longestPause }
    await Bun.sleep(5)
  }
}
