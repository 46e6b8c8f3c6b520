import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dir, '../..')

export interface CommandOutcome {
  exitCode: number
  /** What it wrote to both streams; empty when it wrote straight to ours. */
  output: string
}

export interface RunOptions {
  env?: Record<string, string | undefined>
  /** People see what it writes while it runs. */
  shown?: boolean
  /** Minutes after which it is stopped and counts as failed: something in it waits for what never comes. */
  atMost?: number
}

/** Runs a command in the project's root. Tools of `node_modules` are named as on the command line of `bun --bun`. */
export async function run(command: string[], { env, shown = false, atMost }: RunOptions = {}): Promise<CommandOutcome> {
  // A file and no pipe: that would be waited for until the last process has closed it, a forgotten one too.
  const file = join(tmpdir(), `vonk-output-${crypto.randomUUID()}`)
  const out = shown ? 'inherit' : openSync(file, 'wx', 0o600)
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: out,
    stderr: out,
  })
  const stop = atMost && stopLater(child, command, atMost * 60_000)
  const exitCode = await child.exited
  clearTimeout(stop)
  if (out === 'inherit') return { exitCode, output: '' }
  closeSync(out)
  const output = readFileSync(file, 'utf8').trim()
  rmSync(file)
  return { exitCode, output }
}

/** Milliseconds that a process gets to clean up after the signal to stop. */
const leaveTime = 20_000

function stopLater(child: Bun.Subprocess, command: string[], after: number): Timer {
  return setTimeout(() => {
    console.error(`\nStopped, for it never ended: ${command.join(' ')}`)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), leaveTime).unref()
  }, after)
}

/** A tool or script of the project, run by this very Bun even where there is no Node. */
export const withBun = (...command: string[]) => [process.execPath, '--bun', ...command]
