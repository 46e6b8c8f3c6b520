import type { Job, JobResult, PgBoss } from 'pg-boss'
import { giveTryBack } from '../../../db/jobs.ts'
import type { World } from '../context.ts'
import type { JobDefinition } from './job.ts'
import { Suspended } from './suspended.ts'

/** Seconds between two looks of a worker that nobody wakes: for jobs whose turn comes again, and for lost wake-ups. */
const pollingInterval = 5

/** Starts a queue's workers. While a batch comes back full the next is taken at once; else a new job wakes them. */
export async function workOn(boss: PgBoss, { queue, pace, run }: JobDefinition, world: World): Promise<void> {
  const { log } = world
  const options = {
    localConcurrency: pace.workers,
    batchSize: pace.batch,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: pollingInterval,
  } as const
  await boss.work(queue, options, (jobs: Job<object>[]) => Promise.all(jobs.map((job) => done(job))))

  /** A job that is done says so by itself: another one that hangs must not leave it to be done again after a crash. */
  async function done(job: Job<object>): Promise<JobResult> {
    try {
      await run(world, job.data)
    } catch (error) {
      const isSuspended = error instanceof Suspended
      // The outage itself is logged once, by its watch.
      log[isSuspended ? 'debug' : 'warn']({ queue, job: job.id, error }, 'job failed, will be tried again')
      if (isSuspended && !error.isTried) {
        await giveTryBack(world.db, queue, job.id).catch((cause) =>
          log.debug({ queue, job: job.id, error: cause }, 'try not given back'),
        )
      }
      return { id: job.id, status: 'failed', output: error as object }
    }
    // What cannot be marked as done now is marked with the batch.
    await boss.complete(queue, job).catch((error) => log.warn({ queue, job: job.id, error }, 'job not marked as done'))
    return { id: job.id, status: 'completed' }
  }
}
