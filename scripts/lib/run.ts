import { resolve } from 'node:path'

export const root = resolve(import.meta.dir, '../..')

export interface Outcome {
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
export async function run(command: string[], { env, shown = false, atMost }: RunOptions = {}): Promise<Outcome> {
  const out = shown ? 'inherit' : 'pipe'
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: out,
    stderr: out,
  })
  const stop = atMost && stopLater(child, command, atMost * 60_000)
  const outputs = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? new Response(stream).text() : '')),
  )
  const exitCode = await child.exited
  clearTimeout(stop)
  return { exitCode, output: outputs.join('').trim() }
}

/** Milliseconds for clearing up after it was told to stop. */
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
