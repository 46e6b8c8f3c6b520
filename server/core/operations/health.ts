import { countServers } from '../../../db/queries/health.ts'
import type { World } from '../context.ts'
import { redisAway } from '../live/redis-bus.ts'
import { severalServers } from './database-watch.ts'

/**
 * 200 while this node can serve members, 503 while the database is away or the server is stopping. Says it when this node
 * and others do not hear one another, and when the storage of files or the mail server does not answer.
 */
export async function readiness(
  { db, bus, storage, mail, config }: Pick<World, 'db' | 'bus' | 'storage' | 'mail' | 'config'>,
  stopping: AbortSignal,
): Promise<Response> {
  if (stopping.aborted) return new Response('stopping', { status: 503 })
  const servers = await countServers(db)
  if (servers === undefined) return new Response('database away', { status: 503 })
  const troubles = [
    ...(bus.isConnected() ? [] : [redisAway]),
    ...(storage.isAway?.() ? ['the storage of files does not answer'] : []),
    ...(mail.isAway?.() ? ['the mail server does not answer'] : []),
    ...(servers > 1 && config.redisUrl === undefined ? [severalServers(servers)] : []),
  ]
  return new Response(['ready', ...troubles].join(', but '))
}
