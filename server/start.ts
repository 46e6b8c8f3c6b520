import type { AnyElysia } from 'elysia'
import { openDatabase } from '../db/client.ts'
import { renderDemoPhotos } from '../db/demo/index.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { createApp } from './app.ts'
import { beginBackground } from './background.ts'
import { type Config, readConfig } from './config.ts'
import type { World } from './core/context.ts'
import { outerAddresses } from './core/http/own-addresses.ts'
import type { RateLimits } from './core/limits.ts'
import { watchDatabase } from './core/operations/database-watch.ts'
import { endWithLauncher } from './core/operations/launcher.ts'
import { createLog, type Log } from './core/operations/log.ts'
import { createMetrics } from './core/operations/metrics.ts'
import { requireSameSecret } from './core/operations/secret.ts'
import { ensureSite } from './features/sites/service.ts'
import { offerOwnership } from './features/staff/join.ts'
import { loadCountries } from './gateways/geo-country.ts'
import { gaugesOf } from './gauges.ts'
import { greeting } from './greeting.ts'
import { reasonOf } from './start-failure.ts'
import { createWorld } from './world.ts'

/** How long requests under way may take when the server stops, in milliseconds. */
const drainTime = 5_000

/** Milliseconds after which a stop gives up waiting: process managers kill the process after ten seconds. */
const maxStopTime = 9_000

/** What drills and benchmarks have otherwise than the product. None of it is a setting, so that no operator has it. */
interface StartOverrides {
  limits?: RateLimits
  /** The world in which requests are answered, and the jobs of each queue are done. */
  worldFor?: (part: 'requests' | { queue: string }, world: World) => World
}

/** Reads the configuration, serves until a signal comes, and stops cleanly; says clearly why when it cannot start. */
export async function start(otherwise: StartOverrides = {}): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    const log = createLog(config)
    logWhatNobodyCaught(log)
    await endWithLauncher(process.env)
    const serving = await serve(config, log, otherwise)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, async () => {
        log.info({ signal }, 'stopping')
        setTimeout(() => {
          log.error('stopping takes too long: what is still under way is given up')
          process.exit(1)
        }, maxStopTime)
        try {
          await serving.disposeAsync()
          process.exit(0)
        } catch (error) {
          log.error({ error }, 'stopping failed')
          process.exit(1)
        }
      })
    }
  } catch (error) {
    console.error(reasonOf(error, config))
    process.exit(1)
  }
}

/** Without this the runtime prints such errors as they are, with members' data in them, and a rejection ends everything. */
function logWhatNobodyCaught(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught exception')
    process.exit(1)
  })
}

/** Without IPv6 a machine has no `::`. With IPv6, `::` also accepts IPv4. */
function listen(elysia: AnyElysia, { port, host }: Config): void {
  // Shared by default, so that a second server would take half of the requests without a word.
  const on = (hostname: string) => elysia.listen({ port, hostname, reusePort: false })
  try {
    on(host)
  } catch (error) {
    if (host !== '::' || (error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error
    on('0.0.0.0')
  }
}

/** Opens the database, migrates, starts the jobs, listens. Disposing of the result stops it all, as does a failure. */
async function serve(
  config: Config,
  log: Log,
  { limits, worldFor = (_, world) => world }: StartOverrides,
): Promise<AsyncDisposableStack> {
  await using opened = new AsyncDisposableStack()
  const manifest = await ensureBuilt({ production: config.mode !== 'development' })
  const { databaseUrl, dataDir, databasePool: maxConnections } = config
  const onSilence = (connections: number) =>
    log.warn({ connections }, 'connections on which the database did not answer are replaced')
  const database = await openDatabase({ databaseUrl, dataDir, maxConnections, isServer: true, onSilence })
  opened.defer(() => database.close())
  await migrateDatabase(database)
  const world = await createWorld(config, database, log, { limits })
  opened.defer(() => world.bus.close())
  opened.defer(() => world.payments.close())
  opened.defer(() => world.jobs.close())
  await requireSameSecret(world)
  await ensureSite(world)
  loadCountries()

  const stopping = new AbortController()
  const metrics = createMetrics(gaugesOf(world))
  const { elysia, settle } = createApp({
    ...{ world: worldFor('requests', world), manifest: () => manifest, metrics },
    stopping: stopping.signal,
  })
  await world.jobs.work((queue) => worldFor({ queue }, world))
  opened.defer(() => stopping.abort())
  void watchDatabase(world, stopping.signal)
  opened.defer(beginBackground(world))
  listen(elysia, config)
  opened.defer(async () => {
    stopping.abort()
    elysia.server?.stop()
    await Promise.race([settle(), Bun.sleep(drainTime)])
    // Cuts the streams: their browsers come back to another node, or to the restarted one.
    await elysia.server?.stop(true)
  })
  const port = elysia.server?.port ?? config.port
  log.info({ port }, 'listening')
  const ownerPath = await offerOwnership(world)
  console.log(greeting(world, await world.sites.all(), { port, ownerPath, addresses: outerAddresses() }))
  if (world.isDemo) void renderDemoPhotos(world, stopping.signal)
  return opened.move()
}
