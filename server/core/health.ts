import { isDatabaseUp } from '../../db/queries/health.ts'
import type { World } from './context.ts'

/** 200 while this node can serve members, 503 while the database is away or the server is stopping. */
export async function readiness({ db }: Pick<World, 'db'>, stopping: AbortSignal): Promise<Response> {
  if (stopping.aborted) return new Response('stopping', { status: 503 })
  return (await isDatabaseUp(db)) ? new Response('ready') : new Response('database away', { status: 503 })
}
