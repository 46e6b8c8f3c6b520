import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { killServer } from '../../../db/embedded/testing/apps.ts'
import { postgresIn } from './server.ts'

/** Kills PostgreSQL, which then cannot start again until `bringBack`. */
export function takeAway(dataDir: string): void {
  const { version, hidden } = filesOf(dataDir)
  renameSync(version, hidden)
  killServer(postgresIn(dataDir))
}

export function bringBack(dataDir: string): void {
  const { version, hidden } = filesOf(dataDir)
  renameSync(hidden, version)
}

/** PostgreSQL does not start on a directory that does not say of which version it is. */
function filesOf(dataDir: string) {
  const version = join(postgresIn(dataDir), 'PG_VERSION')
  return { version, hidden: `${version}.hidden` }
}
