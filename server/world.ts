import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from '../db/client.ts'
import { closeDemo, seedDemo } from '../db/demo/index.ts'
import type { Config } from './config.ts'
import type { World } from './core/context.ts'
import { addressOf } from './core/http/origin.ts'
import { createJobs } from './core/jobs/queue.ts'
import { createLimits, type RateLimits } from './core/limits.ts'
import { createLocalBus } from './core/live/bus.ts'
import { createRedisBus } from './core/live/redis-bus.ts'
import type { Log } from './core/operations/log.ts'
import { createSessions } from './core/sessions.ts'
import { createSiteDirectory } from './core/site/directory.ts'
import { signalGap } from './features/live/change-and-tell.ts'
import { createMailGateway } from './gateways/mail.ts'
import { watchedMail } from './gateways/mail-breaker.ts'
import { closeToOthers } from './gateways/private-files.ts'
import { s3Storage } from './gateways/s3-storage.ts'
import { createSmsGateway } from './gateways/sms.ts'
import { folderStorage } from './gateways/storage.ts'
import { watchedStorage } from './gateways/storage-breaker.ts'
import { works } from './jobs.ts'
import { openPayments, signingBy } from './payments.ts'

interface WorldOverrides {
  limits?: RateLimits
  now?: () => Date
  /** Whether scheduled jobs come by themselves. */
  isScheduling?: boolean
}

/**
 * Puts together everything that verbs may touch, from the configuration and an open, migrated database; fills an empty
 * one with the demo when the configuration asks for it.
 */
export async function createWorld(
  config: Config,
  database: Database,
  log: Log,
  { limits = createLimits(), now = () => new Date(), isScheduling = true }: WorldOverrides = {},
): Promise<World> {
  const { db } = database
  const bus = config.redisUrl ? await createRedisBus(config.redisUrl, log) : createLocalBus()
  const unwatched = config.s3 ? s3Storage(config.s3) : folderStorage(resolve(config.dataDir, 'storage'))
  const storage = watchedStorage(unwatched, {
    away: () => log.warn('the storage is away'),
    back: (seconds) => log.warn({ seconds }, 'the storage is back'),
  })
  const mail = watchedMail(createMailGateway(config), {
    away: (error) => log.warn({ error }, 'the mail server is away'),
    back: (seconds) => log.warn({ seconds }, 'the mail server is back'),
  })
  const secret = secretOf(config)
  const seeding = {
    ...{ storage, now: now(), addressOf: (host: string) => addressOf(config, host, config.port) },
    signing: signingBy({ secret }),
  }
  const isDemo = config.demo && (await seedDemo(db, seeding)) !== 'refused'
  if (!isDemo && (await closeDemo(db))) log.warn(leftFromDemo)
  const jobs = await createJobs(database, log, works, { supervise: isScheduling })
  const sites = createSiteDirectory(db, now, log, config)
  return {
    config,
    isDemo,
    database,
    db,
    log,
    now,
    secret,
    bus,
    limits,
    sessions: createSessions(db, (memberIds) => signalGap({ bus }, memberIds)),
    sites,
    storage,
    mail,
    sms: createSmsGateway(config),
    payments: await openPayments({ config, isDemo, db, now, jobs, log, sites }),
    jobs,
  }
}

const leftFromDemo =
  'the database holds members of the demo, whose password is published: nobody can log in as them here, but their ' +
  'profiles are shown. Start with an empty database to serve people, or with DEMO=1 to show the demo'

/** What signs and seals here: made at first start where none is given, and kept, else every photo address breaks. */
export function secretOf({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret) return secret
  const path = resolve(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'), {
      mode: 0o600,
      flag: 'wx',
    })
  }
  closeToOthers(path)
  return readFileSync(path, 'utf8').trim()
}
