import { resolve } from 'node:path'

export const root = resolve(import.meta.dir, '../..')

export interface Outcome {
  exitCode: number
  /** What it wrote to both streams; empty when it wrote straight to ours. */
  output: string
}

export interface RunOptions {
  env?: Record<string, string | undefined>
  /** Lets people see what it writes while it runs, instead of collecting it. */
  shown?: boolean
}

/** Runs a command in the project's root. Tools of `node_modules` are named as on the command line of `bun --bun`. */
export async function run(command: string[], { env, shown = false }: RunOptions = {}): Promise<Outcome> {
  const out = shown ? 'inherit' : 'pipe'
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: out,
    stderr: out,
  })
  const outputs = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? new Response(stream).text() : '')),
  )
  return { exitCode: await child.exited, output: outputs.join('').trim() }
}

/** A tool or script of the project, run by this very Bun even where there is no Node. */
export const withBun = (...command: string[]) => [process.execPath, '--bun', ...command]
