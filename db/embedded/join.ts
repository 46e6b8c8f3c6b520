import { type Launched, lastWords } from './launch.ts'
import type { DatabasePaths } from './place.ts'
import { EmbeddedUnavailable } from './platform.ts'
import { runningPostmaster, stopPostmaster } from './postmaster.ts'
import { moveIn, type Tenancy } from './tenancy.ts'

/** A server that refuses to start is tried again: after a kill of everything its old memory goes only slowly. */
const START_PATIENCE_MS = 5_000

/** A process may be there and not answer: its socket was deleted, or it hangs. Then it is replaced. */
const SILENCE_PATIENCE_MS = 10_000

export interface Joined {
  tenancy: Tenancy
  adopted: boolean
}

interface Wishes {
  launch(): Launched
  onLost(): void
  /** False when nobody needs the server any more: then one that does not start is not started again. */
  isWanted(): boolean
}

/** Becomes a tenant of the server of this place, and starts one if there is none. */
export async function join(place: DatabasePaths, { launch, onLost, isWanted }: Wishes): Promise<Joined> {
  const begun = performance.now()
  let launched: Launched | undefined
  let answered = begun
  for (let pause = 5; ; pause = Math.min(pause * 1.5, 100)) {
    const outcome = await moveIn(place, onLost)
    if (typeof outcome === 'object') return { tenancy: outcome, adopted: launched?.hasEnded() ?? true }

    const now = performance.now()
    if (outcome === 'busy') answered = now
    else if (runningPostmaster(place)) {
      if (now - answered > SILENCE_PATIENCE_MS) await stopPostmaster(place)
    } else if (launched?.hasEnded() ?? true) {
      if (launched && (!isWanted() || now - begun > START_PATIENCE_MS)) throw failure(place)
      launched = launch()
    }
    await Bun.sleep(pause)
  }
}

function failure(place: DatabasePaths): Error {
  return new EmbeddedUnavailable(`it does not start.\n${lastWords(place)}\nMore is in ${place.logFile}`)
}
