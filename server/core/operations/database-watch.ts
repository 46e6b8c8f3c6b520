import { countServers } from '../../../db/queries/health.ts'
import type { World } from '../context.ts'

/** In milliseconds. */
const pause = 1_000

/**
 * Looks after the database until `stopping` aborts: says once that it is away and once that it is back, however many requests
 * meet that, and when several servers use it that cannot tell one another what happens.
 */
export async function watchDatabase(world: Pick<World, 'db' | 'log' | 'config'>, stopping: AbortSignal): Promise<void> {
  const report = reportChanges(world)
  while (!stopping.aborted) {
    const servers = await countServers(world.db)
    // A look that was under way when this server closed its connections says nothing of the database.
    if (!stopping.aborted) report(servers, performance.now())
    await Bun.sleep(pause)
  }
}

/** Tells what has changed since the look before; `servers` is undefined while the database is away, `now` in milliseconds. */
export function reportChanges({ log, config }: Pick<World, 'log' | 'config'>) {
  let awaySince: number | undefined
  let before = 1
  let reported = 1
  return (servers: number | undefined, now: number): void => {
    if (servers === undefined) {
      if (awaySince === undefined) log.warn('the database is away')
      awaySince ??= now
      return
    }
    if (awaySince !== undefined) log.warn({ seconds: Math.round((now - awaySince) / 1000) }, 'the database is back')
    awaySince = undefined
    // One that was killed may be counted for a moment longer.
    const isSure = servers === before
    before = servers
    if (!isSure || servers === reported || config.redisUrl !== undefined) return
    reported = servers
    if (servers > 1) log.warn({ servers }, severalServers(servers))
    else log.info('this server is alone with its database again')
  }
}

export const severalServers = (servers: number): string =>
  `${servers} servers use this database without REDIS_URL: what happens on one is not seen live on the others`
