/**
 * The denominator of `bench stack`: statements that the product has sent, in a loop that does nothing else. The same
 * driver, as many connections, as many rounds at the same time.
 */

import type { SQL } from 'bun'
import { openPool } from '../../db/pool.ts'
import type { Statement } from '../lib/app.ts'
import { answerQuestions } from '../lib/worker.ts'

export interface SqlLoop {
  server: SQL.Options
  connections: number
  /** How many rounds are under way at the same time. */
  concurrency: number
  milliseconds: number
  /** Each is what one request sends, one statement after the other. */
  rounds: Statement[][]
}

let pool: SQL | undefined

answerQuestions<SqlLoop, number>(async ({ server, connections, concurrency, milliseconds, rounds }) => {
  pool ??= openPool(server, connections).client
  const sql = pool
  let done = 0
  const begun = performance.now()
  const end = begun + milliseconds
  const work = async () => {
    while (performance.now() < end) {
      const round = rounds[done++ % rounds.length] as Statement[]
      for (const { text, parameters } of round) await sql.unsafe(text, parameters).values()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return done / ((performance.now() - begun) / 1_000)
})
