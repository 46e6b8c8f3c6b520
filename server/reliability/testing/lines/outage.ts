import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '../../../../db/embedded/place.ts'
import { stopPostmaster } from '../../../../db/embedded/postmaster.ts'
import { killServer } from '../../../../db/embedded/testing/apps.ts'
import { postgresIn } from '../servers/server.ts'

/** Kills PostgreSQL, or stops it as its operator would; it then cannot start again until `bringBack`. */
export async function takeAway(dataDir: string, how: 'killed' | 'stopped' = 'killed'): Promise<void> {
  const { version, hidden } = filesOf(dataDir)
  renameSync(version, hidden)
  if (how === 'killed') killServer(postgresIn(dataDir))
  else await stopPostmaster(placeOf(postgresIn(dataDir)))
}

export function bringBack(dataDir: string): void {
  const { version, hidden } = filesOf(dataDir)
  renameSync(hidden, version)
}

/** PostgreSQL does not start on a directory without its version file. */
function filesOf(dataDir: string) {
  const version = join(postgresIn(dataDir), 'PG_VERSION')
  return { version, hidden: `${version}.hidden` }
}
