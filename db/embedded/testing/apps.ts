import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SQL } from 'bun'
import { type Embedded, embeddedConnection } from '../index.ts'
import { placeOf } from '../place.ts'
import { runningPostmaster, stopPostmaster } from '../postmaster.ts'
import { signal } from '../process.ts'

/** A directory for one test file; `clear` stops the servers that still run at the data directories made in it. */
export function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'vonk-embedded-'))
  chmodSync(root, 0o711)
  const dirs = new Set<string>()
  return {
    root,
    dataDir(...path: string[]) {
      const dir = join(root, ...path)
      dirs.add(dir)
      return dir
    },
    async clear() {
      for (const place of [...dirs].map(placeOf)) {
        await stopPostmaster(place)
        rmSync(place.socketDir, { recursive: true, force: true })
      }
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Starts an app in a process of its own. */
export function startApp(dir: string, script = 'writer.ts') {
  const app = Bun.spawn([process.execPath, join(import.meta.dir, script), dir], { stdout: 'pipe', stderr: 'inherit' })
  return { app, lines: app.stdout.pipeThrough(new TextDecoderStream()).getReader() }
}

/** Lets an app write for a while, kills it, and returns the last number whose commit it had seen. */
export async function writeAndDie(dir: string, kill: (app: Bun.Subprocess) => void): Promise<number> {
  const { app, lines } = startApp(dir)
  let acknowledged = ''
  while (acknowledged.split('\n').length < 50) acknowledged += (await lines.read()).value
  kill(app)
  await app.exited
  for (let more = await lines.read(); !more.done; more = await lines.read()) acknowledged += more.value
  return Number(acknowledged.slice(0, acknowledged.lastIndexOf('\n')).split('\n').at(-1))
}

/** Kills a server with all its processes at once, as when the machine runs out of memory or a container is destroyed. */
export function killServer(dir: string): void {
  const { postmaster, children } = processesOf(dir)
  for (const pid of [...postmaster, ...children]) signal(pid, 'SIGKILL')
}

/** Kills only the process that all others of a server descend from: they notice, and go by themselves. */
export function killPostmaster(dir: string): void {
  for (const pid of processesOf(dir).postmaster) signal(pid, 'SIGKILL')
}

/** Kills one process of a server, which then ends all others and recovers. */
export function killOneProcess(dir: string): void {
  const [newest] = processesOf(dir).children.slice(-1)
  if (newest) signal(newest, 'SIGKILL')
}

function processesOf(dir: string): { postmaster: number[]; children: number[] } {
  const postmaster = runningPostmaster(placeOf(dir))
  return postmaster ? { postmaster: [postmaster], children: childrenOf(postmaster) } : { postmaster: [], children: [] }
}

function childrenOf(pid: number): number[] {
  const isLinux = process.platform === 'linux'
  const list = isLinux
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' }).stdout
  return list.trim().split(/\s+/).map(Number)
}

/** Asks an embedded server one question. */
export async function ask<T>({ socketDir }: Pick<Embedded, 'socketDir'>, question: string): Promise<T> {
  const sql = new SQL({ ...embeddedConnection(socketDir), max: 1 })
  try {
    const [row] = await sql.unsafe(question)
    return row.answer
  } finally {
    await sql.close()
  }
}
