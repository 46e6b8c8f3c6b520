import { expect, test } from 'bun:test'
import { z } from 'zod'
import { freshDatabase } from '../../../db/testing/index.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../operations/log.ts'
import { job } from './job.ts'
import { createJobs } from './queue.ts'

const mails = job('mails', z.object({ n: z.number() }), { workers: 1, batch: 1 })

test.each([2, 3, 5])(
  'the first jobs of a queue need no more than the %d connections there are',
  async (maxConnections) => {
    const database = await freshDatabase({ maxConnections })
    const log = createLog(readConfig({ LOG_LEVEL: 'silent' }))
    const jobs = await createJobs(database, log, [mails.doneBy(async () => {})], { supervise: false })
    const numbers = Array.from({ length: 2 * maxConnections }, (_, n) => n)
    await Promise.all(numbers.map((n) => database.db.transaction((tx) => jobs.enqueue(tx, mails, { n }))))
    const [{ count }] = await database.sql`select count(*)::int as count from pgboss.job where name = 'mails'`
    expect(count).toBe(numbers.length)
    await jobs.close()
  },
)
