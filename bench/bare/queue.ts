import type { Job } from 'pg-boss'
import type { Database } from '../../db/client.ts'
import { openJobQueue } from '../../db/jobs.ts'

/** pg-boss by itself, with as many workers and as large batches as the product's; it does this work for each job. */
export interface BareQueue extends AsyncDisposable {
  /** Adds jobs with these data at once. */
  enqueue(data: object[]): Promise<void>
}

export async function openBareQueue(
  database: Database,
  name: string,
  work: (data: object) => Promise<void>,
): Promise<BareQueue> {
  const boss = openJobQueue(database, { supervise: true })
  boss.on('error', (error) => console.error(error))
  await boss.start()
  await boss.createQueue(name, { notify: true })
  await boss.work(
    name,
    { localConcurrency: 4, batchSize: 5, burstWhenBatchFull: true },
    async (jobs: Job<object>[]) => {
      await Promise.all(jobs.map(({ data }) => work(data)))
    },
  )
  return {
    async enqueue(data) {
      await boss.insert(
        name,
        data.map((one) => ({ data: one })),
      )
    },
    [Symbol.asyncDispose]: () => boss.stop(),
  }
}
