import { type OpenOptions, openDatabase } from '../../db/client.ts'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createLimits } from '../../server/core/limits.ts'
import { createLog } from '../../server/core/operations/log.ts'
import { createMetrics } from '../../server/core/operations/metrics.ts'
import { createWorld } from '../../server/world.ts'
import { type Ask, requestOf } from './load.ts'

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

export interface RecordingApp extends AsyncDisposable {
  /** Answers it and tells what it asked of the database. One at a time. */
  record(ask: Ask): Promise<Recording>
}

/** The whole application in this process, on the database of a data directory, to see what it asks of that. */
export async function openRecordingApp(dataDir: string): Promise<RecordingApp> {
  let heard: Statement[] = []
  const onStatement = (text: string, parameters: unknown[] = []) => heard.push({ text, parameters })
  const { elysia, close } = await openApp(dataDir, onStatement)
  return {
    async record(ask) {
      heard = []
      const response = await elysia.handle(requestOf(ask))
      const text = await response.text()
      if (response.status !== 200) throw new Error(`${ask.path}: ${response.status} ${text}`)
      return { text, statements: heard }
    },
    [Symbol.asyncDispose]: close,
  }
}

/** The whole application as in production, without rate limits: benchmarks do in seconds what members do in days. */
export async function openApp(dataDir: string, onStatement?: OpenOptions['onStatement']) {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO: '0' })
  const database = await openDatabase({ dataDir, maxConnections: config.databasePool, onStatement })
  const world = { ...(await createWorld(config, database, createLog(config))), limits: createLimits(1_000_000) }
  const { elysia } = createApp({
    world,
    manifest: () => ({ stamp: 'bench', css: '', locales: {}, office: {} }),
    metrics: createMetrics(),
    stopping: new AbortController().signal,
  })
  const close = async () => {
    await world.payments.close()
    await world.jobs.close()
    await database.close()
  }
  return { elysia, close }
}
