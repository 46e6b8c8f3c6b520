import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a process was started with; empty when there is no such process any more (a zombie counts as gone). */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ps('-o', 'command=', '-p', `${pid}`)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** The processes that were started with this text among their arguments. */
export function processesWith(argument: string): number[] {
  return allPids().filter((pid) => commandLine(pid).includes(argument))
}

function allPids(): number[] {
  const names = process.platform === 'linux' ? readdirSync('/proc') : ps('-A', '-o', 'pid=').split('\n')
  return names.map(Number).filter((pid) => pid > 0)
}

const ps = (...options: string[]) => spawnSync('ps', options, { encoding: 'utf8' }).stdout

/** Sends a signal (0 only asks); false when the process is already gone. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Asks until the answer is yes; false when `seconds` have passed without one. */
export async function eventually(isTrue: () => boolean, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000
  while (!isTrue()) {
    if (performance.now() > deadline) return false
    await Bun.sleep(10)
  }
  return true
}
