import type { PgBoss } from 'pg-boss'
import type { Database, Tx } from '../../../db/client.ts'
import { isUnavailable } from '../../../db/errors.ts'
import { jobsWithin, openJobQueue, resumeJobs } from '../../../db/jobs.ts'
import type { World } from '../context.ts'
import { type Log, levelOfUnavailable } from '../operations/log.ts'
import type { Job, JobDefinition } from './job.ts'
import { workOn } from './work.ts'

export interface Jobs {
  /** It runs exactly when the transaction commits, so many seconds `later` at the earliest. */
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload, later?: number): Promise<void>
  /** Starts the workers, each in the world of its queue; each failed job is tried again, ever later, for about a day. */
  work(worldOf: (queue: string) => World): Promise<void>
  /** Jobs that ended with a `Suspended` error of this name are due at once, for what they need is back. */
  resume(errorName: string): Promise<void>
  close(): Promise<void>
}

/** How often a job is tried again. */
const maxTries = 12

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Has pg-boss keep what it knows of a queue. Else it would ask in the midst of the transaction that enqueues the first
 * job, on another connection: where every one has a transaction that waits for such an answer, all wait for ever.
 */
async function know(boss: PgBoss, queue: string): Promise<void> {
  await boss.getJobById(queue, nobody)
}

/** `supervise: false` leaves out upkeep and schedules: for tests, which run what they enqueue themselves. */
export async function createJobs(
  database: Database,
  log: Log,
  works: readonly JobDefinition[],
  { supervise = true } = {},
): Promise<Jobs> {
  const boss = openJobQueue(database, { supervise })
  boss.on('error', (error) => log[isUnavailable(error) ? levelOfUnavailable(error) : 'error']({ error }, 'job queue'))
  await boss.start()
  for (const { queue, schedule } of works) {
    await boss.createQueue(queue, { retryLimit: maxTries, retryDelay: 5, retryBackoff: true, notify: true })
    if (supervise && schedule) await boss.schedule(queue, schedule)
  }
  await Promise.all(works.map(({ queue }) => know(boss, queue)))
  return {
    async enqueue(tx, { queue }, payload, later) {
      await boss.send(queue, payload, { db: jobsWithin(tx), ...(later && { startAfter: later }) })
    },
    async work(worldOf) {
      for (const work of works) await workOn(boss, work, worldOf(work.queue))
    },
    async resume(errorName) {
      const queues = works.map(({ queue }) => queue)
      await resumeJobs(database.db, queues, errorName, maxTries)
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
