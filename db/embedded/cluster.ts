import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Binaries, programPath } from './binaries.ts'
import type { DatabasePaths } from './place.ts'
import { EmbeddedUnavailable } from './platform.ts'
import { commandLine, eventually, processesWith, signal } from './process.ts'
import { commandAs, handOver, type RunAs } from './run-as.ts'

export const OWNER = 'vonk'

const INITDB_OPTIONS = [
  ...['--username', OWNER, '--auth', 'trust', '--encoding', 'UTF8', '--data-checksums', '--no-instructions'],
  // The builtin locale lower-cases every letter right and does not change with the machine's C library.
  ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
]

interface ClusterOptions {
  binaries: Binaries
  runAs: RunAs
  /** Whether the new files must survive a power cut. */
  durable: boolean
}

/**
 * Makes the data directory when there is none. It is made beside its place and moved there when it is complete, so that
 * being killed half way leaves nothing that looks like a database.
 */
export async function ensureCluster(place: DatabasePaths, options: ClusterOptions): Promise<void> {
  await sweepScratch(place)
  if (existsSync(join(place.dir, 'PG_VERSION'))) return refuseOtherMajor(place, options.binaries)
  if (existsSync(place.dir) && readdirSync(place.dir).length > 0) {
    throw new Error(`${place.dir} is neither empty nor a PostgreSQL data directory`)
  }
  const scratch = `${scratchPrefix(place)}${process.pid}-${crypto.randomUUID()}`
  inTheMaking.add(scratch)
  mkdirSync(scratch, { mode: 0o700 })
  handOver(scratch, options.runAs)
  await runInitdb(scratch, options)
  moveIntoPlace(scratch, place)
}

/** In a container, a process that was killed may have had our very pid. */
const inTheMaking = new Set<string>()

async function runInitdb(scratch: string, { binaries, runAs, durable }: ClusterOptions): Promise<void> {
  const wanted = [...INITDB_OPTIONS, ...(durable ? [] : ['--no-sync']), '--pgdata', scratch]
  const { command, args, options } = commandAs(runAs, programPath(binaries, 'initdb'), wanted)
  // Its own process group, so that it can be ended with all that it has started: see discard().
  const initdb = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const [errors, [exitCode]] = await Promise.all([text(initdb.stderr), once(initdb, 'close')])
  if (exitCode === 0) return
  rmSync(scratch, { recursive: true, force: true })
  throw new EmbeddedUnavailable(`initdb failed: ${errors.trim()}`)
}

function moveIntoPlace(scratch: string, { dir }: DatabasePaths): void {
  try {
    renameSync(scratch, dir)
  } catch (error) {
    // Another process of the same app was quicker: its database is as good as ours.
    if (!existsSync(join(dir, 'PG_VERSION'))) throw error
    rmSync(scratch, { recursive: true, force: true })
  }
  const parent = openSync(dirname(dir), 'r')
  fsyncSync(parent)
  closeSync(parent)
}

function refuseOtherMajor({ dir }: DatabasePaths, binaries: Binaries): void {
  const found = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()
  if (found === binaries.version.split('.')[0]) return
  throw new EmbeddedUnavailable(`${dir} was made by PostgreSQL ${found}, and this is ${binaries.version}`)
}

const scratchPrefix = ({ dir }: DatabasePaths) => `${dir}.init-`

/** Removes the half-made directories of processes that were killed. */
async function sweepScratch(place: DatabasePaths): Promise<void> {
  const prefix = basename(scratchPrefix(place))
  for (const name of readdirSync(dirname(place.dir)).filter((name) => name.startsWith(prefix))) {
    const path = join(dirname(place.dir), name)
    const maker = Number.parseInt(name.slice(prefix.length), 10)
    const isAlive = maker === process.pid ? inTheMaking.has(path) : commandLine(maker) !== ''
    if (!isAlive) await discard(path)
  }
}

/** An initdb outlives the app that started it, and would go on filling the directory. */
async function discard(path: string): Promise<void> {
  for (const pid of processesWith(path)) signal(-pid, 'SIGKILL')
  await eventually(() => processesWith(path).length === 0, 5)
  rmSync(path, { recursive: true, force: true })
}
