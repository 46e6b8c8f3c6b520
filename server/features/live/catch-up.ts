import { findEventHeads } from '../../../db/queries/live.ts'
import type { World } from '../../core/context.ts'

/** Milliseconds between two looks. */
const periodMs = 2_000

const maxAtOnce = 1_000

/**
 * Several servers lose envelopes while one of them does not reach Redis, and the others cannot know. So with Redis each looks
 * whether its listeners have seen the last events, one primary key for each. Returns what stops it.
 */
export function watchEvents(world: Pick<World, 'db' | 'bus' | 'log' | 'config'>): () => void {
  if (!world.config.redisUrl) return () => {}
  let timer: Timer | undefined
  const watch = async () => {
    // While the database is away nothing new happens either.
    await lookForMissed(world).catch((error) => world.log.debug({ error }, 'events not looked at'))
    timer?.refresh()
  }
  timer = setTimeout(watch, periodMs)
  return () => {
    clearTimeout(timer)
    timer = undefined
  }
}

export async function lookForMissed({ db, bus }: Pick<World, 'db' | 'bus'>): Promise<void> {
  const memberIds = [...bus.positions().keys()]
  for (let from = 0; from < memberIds.length; from += maxAtOnce) {
    bus.signalGapBehind(await findEventHeads(db, memberIds.slice(from, from + maxAtOnce)))
  }
}
