import { lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { handOver, type RunAs } from './run-as.ts'

/** The port is only a part of the socket's name: nothing listens on the network. */
export const SOCKET_NAME = '.s.PGSQL.5432'

/** What the address of a unix socket can hold on macOS; Linux takes 107. */
const LONGEST_SOCKET_PATH = 103

/** Where one database lives. Everything that belongs to it lies beside `dir` under the same name. */
export interface DatabasePaths {
  /** The data directory, as the server reports it: absolute and without symbolic links. */
  dir: string
  socketDir: string
  socket: string
  logFile: string
}

/** Works out the paths for a data directory, and makes the one above it. */
export function placeOf(dataDir: string): DatabasePaths {
  const asked = resolve(dataDir)
  mkdirSync(dirname(asked), { recursive: true })
  const dir = join(realpathSync(dirname(asked)), basename(asked))
  const socketDir = shortEnough(`${dir}-socket`) ?? shortSocketDir(dir)
  return { dir, socketDir, socket: join(socketDir, SOCKET_NAME), logFile: `${dir}.log` }
}

/** Makes the directory of the socket. Who can enter it is in: there is no password. */
export function makeSocketDir({ socketDir }: DatabasePaths, runAs: RunAs): void {
  mkdirSync(socketDir, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(socketDir)
  // In the temporary directory somebody else may have made it first, or put a symbolic link there.
  const isOurs = uid === process.getuid?.() || uid === runAs.uid
  if (!isOurs || (mode & 0o170777) !== 0o040700)
    throw new Error(`${socketDir} must be a directory of ours with mode 0700`)
  handOver(socketDir, runAs)
}

function shortSocketDir(dir: string): string {
  const name = `vonk-${Bun.SHA256.hash(dir, 'hex').slice(0, 16)}`
  return shortEnough(join(tmpdir(), name)) ?? join('/tmp', name)
}

function shortEnough(socketDir: string): string | undefined {
  return Buffer.byteLength(join(socketDir, SOCKET_NAME)) <= LONGEST_SOCKET_PATH ? socketDir : undefined
}
