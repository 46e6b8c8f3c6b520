import { countServers } from '../../../db/queries/health.ts'
import type { World } from '../context.ts'
import { redisAway } from '../live/redis-bus.ts'
import { severalServers } from './database-watch.ts'

/**
 * 200 while this node can serve members, 503 while the database is away or the server is stopping. Says it when this node
 * and others do not hear one another.
 */
export async function readiness(
  { db, bus, config }: Pick<World, 'db' | 'bus' | 'config'>,
  stopping: AbortSignal,
): Promise<Response> {
  if (stopping.aborted) return new Response('stopping', { status: 503 })
  const servers = await countServers(db)
  if (servers === undefined) return new Response('database away', { status: 503 })
  if (!bus.isConnected()) return new Response(`ready, but ${redisAway}`)
  const isDeaf = servers > 1 && config.redisUrl === undefined
  return new Response(isDeaf ? `ready, but ${severalServers(servers)}` : 'ready')
}
