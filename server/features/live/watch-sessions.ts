import { findSessionsOver } from '../../../db/queries/session.ts'
import type { World } from '../../core/context.ts'

/** Milliseconds for which a stream may outlive its session when the word of its end gets lost. */
const period = 15_000

const atOnce = 500

type Watching = Pick<World, 'db' | 'bus' | 'log'>

/**
 * Whoever ends a session tells its streams, but the bus may lose that, and nobody says that a session has expired: so this
 * node asks about all the sessions that somebody listens by. Returns what stops it.
 */
export function watchSessions(world: Watching): () => void {
  let timer: Timer | undefined
  const watch = async () => {
    // While the database is unreachable the streams send nothing either, because they read it first.
    await lookForEnded(world).catch((error) => world.log.debug({ error }, 'sessions not looked at'))
    timer?.refresh()
  }
  timer = setTimeout(watch, period)
  return () => {
    clearTimeout(timer)
    timer = undefined
  }
}

export async function lookForEnded({ db, bus }: Pick<World, 'db' | 'bus'>): Promise<void> {
  const sessions = bus.sessions()
  for (let from = 0; from < sessions.length; from += atOnce) {
    bus.signalGap(await findSessionsOver(db, sessions.slice(from, from + atOnce)))
  }
}
