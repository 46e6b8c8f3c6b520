import { openDatabase } from '../db/client.ts'
import { renderDemoPhotos, seedDemo } from '../db/demo/index.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createLog, type Log } from './core/log.ts'
import { createMetrics } from './core/metrics.ts'
import { ensureSite } from './features/sites/service.ts'
import { loadCountries } from './gateways/geo-country.ts'
import { greeting } from './greeting.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { createWorld } from './world.ts'

/** How long requests under way may take when the server stops, in milliseconds. */
const drainTime = 10_000

/** Reads the configuration, serves until a signal comes, and stops cleanly; says clearly why when it cannot start. */
export async function start(): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = createLog(config)
    const { stop } = await serve(config, log)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, async () => {
        log.info({ signal }, 'stopping')
        await stop()
        process.exit(0)
      })
    }
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** Opens the database, migrates, starts the jobs, listens. */
async function serve(config: Config, log: Log): Promise<{ stop: () => Promise<void> }> {
  const [manifest, database] = await Promise.all([
    ensureBuilt({ production: config.mode !== 'development' }),
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, maxConnections: config.databasePool }),
  ])
  await migrateDatabase(database)
  const world = await createWorld(config, database, log)
  const hasDemo = config.demo && (await seedDemo(world.db, { storage: world.storage, now: world.now() })) !== 'refused'
  await ensureSite(world)
  loadCountries()

  const stopping = new AbortController()
  const metrics = createMetrics(() => world.bus.stats().listeners)
  const { elysia, settle } = createApp({ world, manifest: () => manifest, metrics, stopping: stopping.signal })
  await world.jobs.work(jobHandlers(world))
  elysia.listen({ port: config.port, hostname: config.host })
  const port = elysia.server?.port ?? config.port
  log.info({ port }, 'listening')
  console.log(greeting(config, await world.sites.all(), port, hasDemo))
  if (hasDemo) void renderDemoPhotos(world, stopping.signal)

  const stop = async () => {
    stopping.abort()
    elysia.server?.stop()
    await Promise.race([settle(), Bun.sleep(drainTime)])
    // Cuts the streams: their browsers come back to another node, or to the restarted one.
    await elysia.server?.stop(true)
    await world.jobs.close()
    await world.bus.close()
    await database.close()
  }
  return { stop }
}

function reasonOf(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isPortTaken ? `The port is taken. Set PORT to another one: PORT=3001 npx bun start` : error
}
