import pino from 'pino'
import { openDatabase } from '../../../../db/client.ts'
import { migrateDatabase } from '../../../../db/migrate.ts'
import { readConfig } from '../../../config.ts'
import type { World } from '../../../core/context.ts'
import { createLimits } from '../../../core/limits.ts'
import { describeError } from '../../../core/operations/log.ts'
import { type Ask, askingOf } from '../../../testing/php.ts'
import { createWorld } from '../../../world.ts'
import { openHome } from './server.ts'

/** The whole application in this process, with a database of its own: many times as fast to ask as a server. */
export interface LocalApp extends AsyncDisposable {
  world: World
  ask: Ask
  /** Every line it has logged so far. */
  said: string[]
  /** Those that are failures of its own, and what nobody has caught. */
  failures: string[]
}

/**
 * Limits are wide, and the first address of X-Forwarded-For counts. Scheduled jobs do not run: a result must not depend
 * on whether a run lasts longer than a minute. Also, the bank does not know refunds that only a test wrote.
 */
export async function openApp(level: 'debug' | 'error' = 'error', now?: () => Date): Promise<LocalApp> {
  await using opened = new AsyncDisposableStack()
  const home = opened.use(openHome())
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: home.path, DEMO: '0', TRUSTED_PROXIES: '1' })
  const database = await openDatabase({ dataDir: home.path, maxConnections: 16 })
  opened.defer(() => database.close())
  await migrateDatabase(database)

  const [said, failures]: [string[], string[]] = [[], []]
  const write = (line: string) => {
    said.push(line)
    if (!/^\{"level":[1234]0/.test(line)) failures.push(line)
  }
  const log = pino({ level, base: undefined, serializers: { error: describeError } }, { write })
  const uncaught = (error: unknown) => write(`unhandled rejection: ${error}`)
  process.on('unhandledRejection', uncaught)
  opened.defer(() => void process.off('unhandledRejection', uncaught))

  const world = await createWorld(config, database, log, {
    ...{ limits: createLimits(10_000), isScheduling: false },
    ...(now && { now }),
  })
  opened.defer(() => world.payments.close())
  opened.defer(() => world.jobs.close())
  const closing = opened.move()
  return { world, ask: askingOf(world), said, failures, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}
