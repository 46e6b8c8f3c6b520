import { readFile } from 'node:fs/promises'

/** In milliseconds. */
const pause = 500

/**
 * `npx` starts a shell that starts us. It hands signals on to that shell, which dies of them without a word to us: so the end of
 * who has started us is a SIGTERM to this process. Does nothing where it was started otherwise.
 */
export async function endWithLauncher(env: NodeJS.ProcessEnv): Promise<void> {
  // `bun start` names itself in `npm_command`, and leaves this as npx has set it.
  if (!env.npm_config_user_agent?.startsWith('npm/')) return
  const launchers = [process.ppid, await parentOf(process.ppid)]
  const watching = setInterval(() => {
    if (launchers.every(isAlive)) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, pause).unref()
}

/** 1 where nobody can tell: that process is always there. */
async function parentOf(pid: number): Promise<number> {
  // Not by Bun.file, which reads nothing of a file without a size.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  if (status) return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? 1)
  if (!Bun.which('ps')) return 1
  const asking = Bun.spawn(['ps', '-o', 'ppid=', '-p', `${pid}`], { stdout: 'pipe', stderr: 'ignore' })
  return Number(await new Response(asking.stdout).text()) || 1
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is there as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
