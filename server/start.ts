import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createLog } from './core/log.ts'
import { createMetrics } from './core/metrics.ts'
import { ensureSite } from './features/sites/service.ts'
import { loadCountries } from './gateways/geo-country.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { createWorld } from './world.ts'

/** How long requests under way may take when the server stops, in milliseconds. */
const drainTime = 10_000

/** Reads the configuration, opens the database, migrates, starts the jobs, listens; stops cleanly on a signal. */
export async function start(): Promise<void> {
  const config = configOrExit()
  const log = createLog(config)
  const [manifest, database] = await Promise.all([
    ensureBuilt({ production: config.mode !== 'development' }),
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, maxConnections: config.databasePool }),
  ])
  await migrateDatabase(database)
  const world = await createWorld(config, database, log)
  await ensureSite(world)
  loadCountries()

  const stopping = new AbortController()
  const metrics = createMetrics(() => world.bus.stats().listeners)
  const app = createApp({ world, manifest: () => manifest, metrics, stopping: stopping.signal })
  await world.jobs.work(jobHandlers(world))
  app.elysia.listen({ port: config.port, hostname: config.host })
  log.info({ port: app.elysia.server?.port }, 'listening')

  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return
    log.info({ signal }, 'stopping')
    stopping.abort()
    app.elysia.server?.stop()
    await Promise.race([app.settle(), Bun.sleep(drainTime)])
    // Cuts the streams: their browsers come back to another node, or to the restarted one.
    await app.elysia.server?.stop(true)
    await world.jobs.close()
    await world.bus.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
