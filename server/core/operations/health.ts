import { countServers } from '../../../db/queries/health.ts'
import type { World } from '../context.ts'
import { severalServers } from './database-watch.ts'

/**
 * 200 while this node can serve members, 503 while the database is away or the server is stopping. Says it when other
 * servers do not hear what happens here.
 */
export async function readiness(
  { db, config }: Pick<World, 'db' | 'config'>,
  stopping: AbortSignal,
): Promise<Response> {
  if (stopping.aborted) return new Response('stopping', { status: 503 })
  const servers = await countServers(db)
  if (servers === undefined) return new Response('database away', { status: 503 })
  const isDeaf = servers > 1 && config.redisUrl === undefined
  return new Response(isDeaf ? `ready, but ${severalServers(servers)}` : 'ready')
}
