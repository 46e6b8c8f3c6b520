import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { type Binaries, programPath } from './binaries.ts'
import type { DatabasePaths } from './place.ts'
import { clearForeignLocks } from './postmaster.ts'
import { commandAs, handOver, type RunAs } from './run-as.ts'

const LOG_LIMIT_BYTES = 10_000_000

/** Settings of the server, as in `postgresql.conf`. */
export type ServerSettings = Record<string, string>

const ALWAYS: ServerSettings = {
  listen_addresses: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: `${sharedMegabytes()}MB`,
  // The details of an error repeat what was written: the e-mail address that exists already.
  log_error_verbosity: 'terse',
}

/**
 * What the server keeps of its tables: an eighth of the memory, half of what it is recommended to have on a machine of its
 * own. With the usual 128 MB a search among a million members fetches every other page of the table from the system.
 */
function sharedMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(1024, Math.max(128, Math.floor(memory / 8 / 2 ** 20)))
}

export interface Launched {
  hasEnded(): boolean
}

/** Starts the server's process, which outlives us. */
export function launch(place: DatabasePaths, binaries: Binaries, runAs: RunAs, settings: ServerSettings): Launched {
  clearForeignLocks(place)
  const log = openLog(place, runAs)
  const { command, args, options } = commandAs(
    runAs,
    programPath(binaries, 'postgres'),
    serverArguments(place, settings),
  )
  // Its own process group: Ctrl-C must not stop the database before the app has closed.
  const server = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  let ended = false
  const end = () => {
    ended = true
  }
  server.on('exit', end).on('error', end).unref()
  closeSync(log)
  return { hasEnded: () => ended }
}

/** The last lines that the server wrote: what an operator needs to see when it does not start. */
export function lastWords({ logFile }: DatabasePaths): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : ''
}

function serverArguments({ dir, socketDir }: DatabasePaths, settings: ServerSettings): string[] {
  const all = { ...ALWAYS, ...settings }
  return [
    '-D',
    dir,
    '-k',
    socketDir,
    '-p',
    '5432',
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

function openLog({ logFile }: DatabasePaths, runAs: RunAs): number {
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.old`)
  const log = openSync(logFile, 'a', 0o600)
  handOver(logFile, runAs)
  return log
}
