import { openDatabase } from '../../db/client.ts'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createLimits } from '../../server/core/limits.ts'
import { createLog } from '../../server/core/log.ts'
import { createMetrics } from '../../server/core/metrics.ts'
import { createWorld } from '../../server/world.ts'

/** One statement as the driver was given it. */
export interface Statement {
  text: string
  parameters: unknown[]
}

export interface Recording {
  /** The body of the answer. */
  text: string
  statements: Statement[]
}

export interface RecordedApp extends AsyncDisposable {
  fetch(request: Request): Promise<Response>
  /** Answers a request and tells what it asked of the database. One at a time. */
  record(request: Request): Promise<Recording>
}

/**
 * The whole application in this process, on the database of a data directory, without a limit on how often somebody may
 * do something: benchmarks do in seconds what members do in days.
 */
export async function openRecordedApp(dataDir: string): Promise<RecordedApp> {
  let heard: Statement[] = []
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '0' })
  const database = await openDatabase({
    ...{ dataDir, maxConnections: config.databasePool },
    onStatement: (text, parameters = []) => heard.push({ text, parameters }),
  })
  const world = { ...(await createWorld(config, database, createLog(config))), limits: createLimits(1_000_000) }
  const { elysia } = createApp({
    world,
    manifest: () => ({ stamp: 'bench', css: '', locales: {} }),
    metrics: createMetrics(() => 0),
    stopping: new AbortController().signal,
  })
  const fetch = (request: Request) => elysia.handle(request)
  return {
    fetch,
    async record(request) {
      heard = []
      const response = await fetch(request)
      const text = await response.text()
      if (response.status !== 200) throw new Error(`${request.url}: ${response.status} ${text}`)
      return { text, statements: heard }
    },
    async [Symbol.asyncDispose]() {
      await world.jobs.close()
      await database.close()
    },
  }
}
