import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabasePaths } from './place.ts'
import { commandLine, eventually, signal } from './process.ts'

/** The pid that a server wrote into its data directory, if that process lives and really serves this directory. */
export function runningPostmaster({ dir }: DatabasePaths): number | undefined {
  const pid = recordedPid(dir)
  // Pids are given out again: after a reboot the recorded one may belong to anything.
  return pid && commandLine(pid).includes(` -D ${dir} `) ? pid : undefined
}

/** Ends the server: it hangs up on its clients, writes a checkpoint and goes. Harder when it does not listen. */
export async function stopPostmaster(place: DatabasePaths): Promise<void> {
  const pid = runningPostmaster(place)
  if (!pid) return
  const isGone = () => runningPostmaster(place) !== pid
  const demands = [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const
  for (const [name, seconds] of demands) {
    signal(pid, name)
    if (await eventually(isGone, seconds)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`)
}

/**
 * Removes the lock files that name a living process which is not our server: a killed server's pid that was given out
 * again. Lock files of dead processes are left to PostgreSQL, which also looks for orphaned backends.
 */
export function clearForeignLocks(place: DatabasePaths): void {
  const pid = recordedPid(place.dir)
  if (!pid || runningPostmaster(place) || !signal(pid, 0)) return
  rmSync(join(place.dir, 'postmaster.pid'), { force: true })
  rmSync(`${place.socket}.lock`, { force: true })
}

function recordedPid(dir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dir, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
