import type { Database, Db } from '../../db/client.ts'
import { isUnavailable } from '../../db/errors.ts'
import { jobsWithin, openJobQueue } from '../../db/jobs.ts'
import { type Log, levelOfUnavailable } from '../core/operations/log.ts'
import { type Pace, workOn } from './work.ts'

/** What waits in each queue. Payloads name rows and carry no secrets: they are kept for days. */
export interface JobPayloads {
  activation_mail: MailPayload
  reactivation_mail: MailPayload
  account_exists_mail: MailPayload
  login_mail: MailPayload
  address_request: AddressRequestPayload
  nightly_upkeep: Record<string, never>
  tell_activity: Record<string, never>
  event_upkeep: Record<string, never>
}

export interface MailPayload {
  memberId: string
  /** Where the links in the mail lead: the site's address as the person who asked for it sees it. */
  origin: string
}

export interface AddressRequestPayload {
  requestId: string
  /** As in `MailPayload`, for the mails that come of it. */
  origin: string
}

export type QueueName = keyof JobPayloads
export type JobHandlers = { [Q in QueueName]: (payload: JobPayloads[Q]) => Promise<void> }

/** A mail waits mostly for the mail server. */
const mails: Pace = { workers: 4, batch: 5 }
/** Each takes one of the connections that members' transactions have, too. */
const requests: Pace = { workers: 1, batch: 2 }
const nightly: Pace = { workers: 1, batch: 1 }

const queues = {
  activation_mail: mails,
  reactivation_mail: mails,
  account_exists_mail: mails,
  login_mail: mails,
  address_request: requests,
  nightly_upkeep: nightly,
  event_upkeep: nightly,
  tell_activity: nightly,
} as const satisfies Record<QueueName, Pace>

const queueNames = Object.keys(queues) as QueueName[]

/** Queues that get a job of their own at these times (cron, UTC). */
const schedules = {
  nightly_upkeep: '20 3 * * *',
  event_upkeep: '40 3 * * *',
  /** At the end of each slot (db/reference/slots.ts), and soon after for a server that was away then. */
  tell_activity: '*/10 * * * *',
} as const satisfies Partial<Record<QueueName, string>>

export interface Jobs {
  /** Adds a job in the transaction `db`: it runs exactly when that commits. */
  enqueue<Q extends QueueName>(db: Db, queue: Q, payload: JobPayloads[Q]): Promise<void>
  /** Starts the workers; each failed job is tried again, ever later, for about a day. */
  work(handlers: JobHandlers): Promise<void>
  close(): Promise<void>
}

/** `supervise: false` leaves out upkeep and schedules: for tests, which run what they enqueue themselves. */
export async function createJobs(database: Database, log: Log, { supervise = true } = {}): Promise<Jobs> {
  const boss = openJobQueue(database, { supervise })
  boss.on('error', (error) => log[isUnavailable(error) ? levelOfUnavailable(error) : 'error']({ error }, 'job queue'))
  await boss.start()
  for (const queue of queueNames) {
    await boss.createQueue(queue, { retryLimit: 12, retryDelay: 5, retryBackoff: true, notify: true })
  }
  if (supervise) for (const [queue, cron] of Object.entries(schedules)) await boss.schedule(queue, cron)
  return {
    async enqueue(db, queue, payload) {
      await boss.send(queue, payload, { db: jobsWithin(db) })
    },
    async work(handlers) {
      for (const queue of queueNames) await workOn(boss, queue, queues[queue], handlers, log)
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
