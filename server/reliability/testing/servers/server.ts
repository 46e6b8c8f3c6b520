import { chmodSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../../../../db/client.ts'
import { embeddedConnection } from '../../../../db/embedded/index.ts'
import { placeOf } from '../../../../db/embedded/place.ts'
import { stopPostmaster } from '../../../../db/embedded/postmaster.ts'
import { sharedMemory } from '../../../../scripts/lib/shared-memory.ts'

/** The product as an operator runs it: a process of its own, with a database of its own. */
export interface RunningServer {
  url: string
  port: number
  process: Bun.Subprocess
  /** All output so far, on standard output and standard error. */
  said(): string
  /** A connection to the database beside the server. It neither keeps PostgreSQL running nor restarts it. */
  database: Database
  /** Sends the signal and waits for the end; returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number>
}

/** A data directory for servers. Disposed of, it ends the servers that run in it and their PostgreSQL, and goes. */
export interface Home extends AsyncDisposable {
  path: string
}

/**
 * Opens a new directory, in memory where there is room (nothing here has to outlive the machine), or takes the `given`
 * one, which is then emptied in the end but stays.
 */
export function openHome(given?: string): Home {
  const path = given ?? mkdtempSync(join(sharedMemory() ?? tmpdir(), 'vonk-server-'))
  // The database may run as another user, who has to get through to its own directory.
  chmodSync(path, 0o711)
  return {
    path,
    async [Symbol.asyncDispose]() {
      await endServersIn(path)
      await stopPostmaster(placeOf(postgresIn(path)))
      for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true })
      if (!given) rmdirSync(path)
    },
  }
}

async function endServersIn(dataDir: string): Promise<void> {
  const servers = launched.get(dataDir) ?? []
  launched.delete(dataDir)
  for (const server of servers) {
    server.kill('SIGKILL')
    await server.exited
  }
}

/** By data directory. */
const launched = new Map<string, Bun.Subprocess[]>()

/** The data directory of the server's PostgreSQL. */
export const postgresIn = (dataDir: string) => join(dataDir, 'postgres')

const root = join(import.meta.dir, '../../../..')

const wideServer = 'server/reliability/testing/servers/wide-server.ts'

interface StartOptions {
  port?: number
  settings?: Record<string, string>
  /** With limits so wide that one person can do what else a thousand do. */
  isWide?: boolean
  /** Another program than the product's own. */
  program?: string
}

/** Starts the server and waits until it can serve. */
export async function startServer(
  dataDir: string,
  { port = freePort(), settings = {}, isWide = false, program = isWide ? wideServer : undefined }: StartOptions = {},
): Promise<RunningServer> {
  const { process, said } = launchServer({ DATA_DIR: dataDir, PORT: `${port}`, ...settings }, program)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (process.exitCode !== null || process.signalCode) throw new Error(`The server does not start:\n${said()}`)
    await Bun.sleep(20)
  }
  const database = await lookInto(dataDir)
  return {
    ...{ url, port, process, said, database },
    async end(signal) {
      process.kill(signal)
      const exitCode = await process.exited
      await database.close()
      return exitCode
    },
  }
}

/** A connection to the server's own PostgreSQL, which must run. */
export async function lookInto(dataDir: string): Promise<Database> {
  return connect(embeddedConnection(placeOf(postgresIn(dataDir)).socketDir), { maxConnections: 3 })
}

/** Of the servers that are started here. */
export const metricsToken = 'what whoever reads the metrics has to know'

/** Starts the server's process, which may fail. Of our own environment only the path reaches it. */
export function launchServer(settings: { DATA_DIR: string } & Record<string, string>, program = 'server/index.ts') {
  const usual = { NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'warn', METRICS_TOKEN: metricsToken }
  const env = { PATH: Bun.env.PATH ?? '', ...usual, ...settings }
  const command = [process.execPath, join(root, program)]
  const child = Bun.spawn(command, { cwd: root, env, stdout: 'pipe', stderr: 'pipe' })
  launched.set(settings.DATA_DIR, [...(launched.get(settings.DATA_DIR) ?? []), child])
  let text = ''
  const hear = async (output: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const bytes of output) text += decoder.decode(bytes, { stream: true })
  }
  const heard = Promise.all([hear(child.stdout), hear(child.stderr)])
  return { process: child, said: () => text, heard }
}

/** A port that nobody listens on at this moment. */
export function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  probe.stop(true)
  return probe.port
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  return response?.status === 200
}
