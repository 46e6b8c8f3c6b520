import { dirname } from 'node:path'
import { findBinaries, reachableBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { type Joined, join } from './join.ts'
import { type Launched, launch, type ServerSettings } from './launch.ts'
import { type DatabasePaths, makeSocketDir, placeOf } from './place.ts'
import { stopPostmaster } from './postmaster.ts'
import { canReach, findRunAs, type RunAs, withPassage } from './run-as.ts'

export { EmbeddedUnavailable } from './platform.ts'
export { embeddedConnection } from './tenancy.ts'

/** Reached through a unix socket. */
export interface Embedded {
  socketDir: string
  /** It was already running: another process of the app uses it, or one that was killed has left it. */
  adopted: boolean
  /** Moves out, and stops the server unless another process still uses it. */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL on the data directory `dir`, which is made when it does not exist. A server that already runs there
 * is adopted; one that dies is started again, until `stop()`. Throws `EmbeddedUnavailable` where it cannot run.
 */
export async function startEmbedded(dir: string, settings: ServerSettings = {}): Promise<Embedded> {
  const original = findBinaries()
  const place = placeOf(dir)
  const runAs = runAsFor(place)
  const binaries = reachableBinaries(original, place, runAs)
  await ensureCluster(place, { binaries, runAs, durable: settings.fsync !== 'off' })
  makeSocketDir(place, runAs)
  return keepRunning(place, () => launch(place, binaries, runAs, settings))
}

function runAsFor({ dir }: DatabasePaths): RunAs {
  const runAs = findRunAs()
  return canReach(dirname(dir), runAs) ? runAs : withPassage(runAs, dirname(dir))
}

async function keepRunning(place: DatabasePaths, start: () => Launched): Promise<Embedded> {
  let stopped: Promise<void> | undefined
  const isWanted = () => stopped === undefined
  let joined: Promise<Joined> = join(place, { launch: start, onLost, isWanted })
  const { adopted } = await joined

  function onLost(): void {
    joined = rejoin()
  }
  async function rejoin(): Promise<Joined> {
    for (;;) {
      try {
        return await join(place, { launch: start, onLost, isWanted })
      } catch (error) {
        if (stopped) throw error
        await Bun.sleep(1_000)
      }
    }
  }
  async function moveOut(): Promise<void> {
    // A server that was lost and does not start again needs no stopping.
    const tenancy = await joined.then(
      ({ tenancy }) => tenancy,
      () => undefined,
    )
    if (await tenancy?.leave()) await stopPostmaster(place)
    await tenancy?.hangUp()
  }
  return { socketDir: place.socketDir, adopted, stop: () => (stopped ??= moveOut()) }
}
