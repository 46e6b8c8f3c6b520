import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../db/client.ts'
import type { TestMember } from '../../db/testing/factories.ts'
import { aSession } from '../../db/testing/journeys.ts'
import type { TestStaff } from '../../db/testing/staff.ts'
import { readConfig } from '../config.ts'
import type { Context, MemberContext, StaffContext, World } from '../core/context.ts'
import { createJobs } from '../core/jobs/queue.ts'
import { createLimits } from '../core/limits.ts'
import { createLocalBus } from '../core/live/bus.ts'
import { createLog } from '../core/operations/log.ts'
import { createSessions } from '../core/sessions.ts'
import { createSiteDirectory } from '../core/site/directory.ts'
import { signalGap } from '../features/live/change-and-tell.ts'
import { createMailGateway } from '../gateways/mail.ts'
import { createSmsGateway } from '../gateways/sms.ts'
import { folderStorage } from '../gateways/storage.ts'
import { works } from '../jobs.ts'
import { openPayments } from '../payments.ts'
import { testSecret } from './secret.ts'

export interface TestWorld extends World {
  /** Moves the clock on. */
  pass(milliseconds: number): void
  /** A request of a visitor, with what differs. */
  visitor(traits?: Partial<Context>): Promise<Context>
  /** A request of this member. */
  as(member: Pick<TestMember, 'id'>, traits?: Partial<Context>): Promise<MemberContext>
  /** A request of one of the staff, who have shown their second factor. */
  asStaff(staff: TestStaff): Promise<StaffContext>
}

/** A world around a test's own database: a stopped clock, a real queue, and real storage in a temporary folder. */
export async function testWorld(database: Database): Promise<TestWorld> {
  const { db } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-test-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const log = createLog(config)
  let time = Date.parse('2026-06-01T12:00:00Z')
  const now = () => new Date(time)
  const bus = createLocalBus()
  const jobs = await createJobs(database, log, works, { supervise: false })
  const sites = createSiteDirectory(db, now, log, config)
  const world: World = {
    config,
    isDemo: false,
    database,
    db,
    log,
    now,
    secret: testSecret,
    bus,
    limits: createLimits(1000),
    sessions: createSessions(db, (memberIds) => signalGap({ bus }, memberIds)),
    sites,
    storage: folderStorage(join(dataDir, 'storage')),
    mail: createMailGateway(config),
    sms: createSmsGateway(config),
    payments: await openPayments({ config, isDemo: false, db, now, jobs, log, sites }),
    jobs,
  }
  afterAll(async () => {
    await world.payments.close()
    await world.jobs.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const visitor = async (traits: Partial<Context> = {}): Promise<Context> => ({
    ...world,
    site: await world.sites.of('localhost'),
    me: null,
    staff: null,
    locale: 'nl',
    country: null,
    network: '192.0.2.0/24',
    userAgent: 'test',
    requestId: 'test',
    origin: 'http://localhost',
    sessionSecret: null,
    photoSession: null,
    deviceProofs: null,
    mailedToken: null,
    setCookie: () => {},
    pageOwner: null,
    ...traits,
  })
  const secrets = new Map<string, Promise<string>>()
  /** Of the one browser in which this member is logged in. */
  const secretOf = (id: string): Promise<string> => {
    const known = secrets.get(id) ?? aSession(db, id)
    secrets.set(id, known)
    return known
  }
  return {
    ...world,
    pass: (milliseconds) => {
      time += milliseconds
    },
    visitor,
    asStaff: async ({ id, name, role }) => {
      const staff = { id, name, role, sessionId: 'test', provedAt: now() }
      return { ...(await visitor()), staff }
    },
    as: async ({ id }, traits) => {
      const row = await db.query.members.findFirst({ where: (member, { eq }) => eq(member.id, id) })
      if (!row) throw new Error('no such member')
      const { siteId, locale, confirmedAt, premiumSince } = row
      const sessionSecret = await secretOf(id)
      const sessionId = Bun.SHA256.hash(sessionSecret, 'hex')
      const me = { id, sessionId, siteId, locale, confirmed: confirmedAt !== null, premium: premiumSince !== null }
      return {
        ...(await visitor({ sessionSecret, ...traits })),
        me,
        site: await world.sites.byId(siteId),
        ...traits,
      } as MemberContext
    },
  }
}
