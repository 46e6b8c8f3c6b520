import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import type { World } from '../../../core/context.ts'
import { createJobs } from '../../../core/jobs/queue.ts'
import { createMailGateway } from '../../../gateways/mail.ts'
import { watchedMail } from '../../../gateways/mail-breaker.ts'
import { testWorld } from '../../../testing/world.ts'
import { activationMail } from '../jobs.ts'
import { sendActivationMail } from '../send-account-mails.ts'
import { resumeMails } from './resume-mails.ts'

// Workers look every five seconds.
setDefaultTimeout(60_000)

/** What is promised, in milliseconds (product §15.5). */
const longestWayBack = 15_000

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

const stops: (() => unknown)[] = []
afterEach(async () => {
  await stopNodes()
  await sql`delete from pgboss.job`
})

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return address && typeof address === 'object' ? address.port : 0
}

/** A server that takes every connection at this port and says nothing. */
async function silentAt(port: number): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.push(() => socket.destroy())
  })
  const sockets: (() => void)[] = []
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => {
    for (const destroy of sockets) destroy()
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

/** The mail server at this port is there; resolves with the address to which the next mail goes, if one leaves in time. */
async function mailArrivesAt(port: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        resolve(envelope.rcptTo[0]?.address ?? '')
        done()
      })
      stream.resume()
    },
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  stops.push(() => new Promise<void>((closed) => server.close(() => closed())))
  return Promise.race([promise, Bun.sleep(longestWayBack).then(() => undefined)])
}

/** A node that starts, whose mails go to this port. */
async function startNode(port: number): Promise<World> {
  const gateway = createMailGateway({ ...world.config, smtpUrl: `smtp://127.0.0.1:${port}` })
  const report = { away: () => {}, back: () => {} }
  const mail = watchedMail(gateway, report, { slowMs: 500, timeoutMs: 2_000, probeMs: 100 })
  const jobs = await createJobs(database, world.log, [activationMail.doneBy(sendActivationMail)])
  const node: World = { ...world, mail, jobs }
  stops.push(() => jobs.close(), resumeMails(node))
  await jobs.work(() => node)
  return node
}

/** Somebody who waits for their mail, with so many tries behind it. */
async function aMailFor(email: string, tries: number): Promise<void> {
  const { id: memberId } = await aMember(db, { confirmedAt: null, email })
  await db.transaction(async (tx) => {
    await world.jobs.enqueue(tx, activationMail, { memberId, origin: 'http://localhost' })
    await tx.$client`update pgboss.job set retry_count = ${tries - 1}, started_on = now(), state = 'retry'`
  })
}

/** All nodes stop. */
async function stopNodes(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop()
}

interface JobRow {
  state: string
  triesLeft: number
  waitsSeconds: number
  failed: string
}

async function job(): Promise<JobRow> {
  const [row] = await sql`
    select state, retry_limit - retry_count as "triesLeft", output ->> 'name' as failed,
      extract(epoch from start_after - now())::float as "waitsSeconds" from pgboss.job`
  return row
}

async function untilItWaits(): Promise<JobRow> {
  for (;;) {
    const row = await job()
    if (row.failed === 'MailServerAway' && row.state === 'retry') return row
    await Bun.sleep(20)
  }
}

test('behind a long outage a mail leaves at once, though it would be tried again in minutes', async () => {
  const port = await freePort()
  const end = await silentAt(port)
  await startNode(port)
  await aMailFor('ada@example.org', 8)
  expect((await untilItWaits()).waitsSeconds).toBeGreaterThan(600)
  await end()
  expect(await mailArrivesAt(port)).toBe('ada@example.org')
})

test('a node that has started meanwhile sends what another one could not', async () => {
  const port = await freePort()
  await startNode(port)
  await aMailFor('ben@example.org', 8)
  await untilItWaits()
  await stopNodes()
  const node = await startNode(port)
  while (!node.mail.isAway?.()) await Bun.sleep(5)
  expect(await mailArrivesAt(port)).toBe('ben@example.org')
})

test('an outage uses up no tries: a mail at its last one waits, and has that one still when the mail server is back', async () => {
  const port = await freePort()
  const node = await startNode(port)
  while (!node.mail.isAway?.()) await Bun.sleep(5)
  await aMailFor('cas@example.org', 12)
  expect(await untilItWaits()).toMatchObject({ triesLeft: 1 })
  await stopNodes()
  await world.jobs.resume('MailServerAway')
  expect(await job()).toMatchObject({ triesLeft: 1 })
  await startNode(port)
  expect(await mailArrivesAt(port)).toBe('cas@example.org')
})

test('mails that were refused are not due any sooner for it', async () => {
  const { id: memberId } = await aMember(db, { confirmedAt: null })
  await db.transaction((tx) => world.jobs.enqueue(tx, activationMail, { memberId, origin: 'http://localhost' }))
  await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour', output = '{"name":"MailRefused"}'`
  await world.jobs.resume('MailServerAway')
  expect((await job()).waitsSeconds).toBeGreaterThan(3_000)
})
