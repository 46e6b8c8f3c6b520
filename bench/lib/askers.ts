import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { members } from '../../db/schema/index.ts'
import { readConfig } from '../../server/config.ts'
import type { MemberContext, World } from '../../server/core/context.ts'
import { createJobs } from '../../server/core/jobs/queue.ts'
import { createLimits } from '../../server/core/limits.ts'
import { createLocalBus } from '../../server/core/live/bus.ts'
import { createLog } from '../../server/core/operations/log.ts'
import { createSessions } from '../../server/core/sessions.ts'
import { createSiteDirectory } from '../../server/core/site/directory.ts'
import { createMailGateway } from '../../server/gateways/mail.ts'
import { createPayments } from '../../server/gateways/payments/gateway.ts'
import { createSmsGateway } from '../../server/gateways/sms.ts'
import { folderStorage } from '../../server/gateways/storage.ts'
import { works } from '../../server/jobs.ts'
import type { DataSet } from '../data/index.ts'

export interface Askers extends AsyncDisposable {
  /** A request of this member, as verbs get it. */
  as(memberId: string): Promise<MemberContext>
}

/** A world around a data set, at the moment at which it ends and without a limit on how often somebody may ask. */
export async function openAskers({ database, facts }: DataSet): Promise<Askers> {
  const { db } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-bench-'))
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '0' })
  const log = createLog(config)
  const now = () => facts.now
  const world: World = {
    ...{ config, isDemo: false, database, db, log, now, secret: 'a secret of the benchmarks, long enough to sign' },
    ...{ bus: createLocalBus(), limits: createLimits(1_000_000), sessions: createSessions(db, () => {}) },
    sites: createSiteDirectory(db, now, log, config),
    storage: folderStorage(join(dataDir, 'storage')),
    mail: createMailGateway(config),
    sms: createSmsGateway(config),
    payments: createPayments([], { isTest: true, now, log }),
    jobs: await createJobs(database, log, works, { supervise: false }),
  }
  const request = {
    ...{ country: null, network: '192.0.2.0/24', userAgent: 'bench', requestId: 'bench', origin: 'http://localhost' },
    ...{
      sessionSecret: null,
      photoSession: null,
      deviceProofs: null,
      mailedToken: null,
      setCookie: () => {},
      pageOwner: null,
      staff: null,
    },
  }
  return {
    async as(memberId) {
      const [member] = await db.select().from(members).where(eq(members.id, memberId))
      if (!member) throw new Error('no such member')
      const { id, siteId, locale, confirmedAt, premiumSince } = member
      const me = { id, sessionId: '', siteId, locale, confirmed: confirmedAt !== null, premium: premiumSince !== null }
      return { ...world, ...request, locale: 'nl', me, site: await world.sites.byId(siteId) }
    },
    async [Symbol.asyncDispose]() {
      await world.jobs.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
