import { readFileSync } from 'node:fs'

/** Microseconds in one of the ticks that the kernel counts for processes. */
const tick = 10_000

/** Processor time that a process has used so far, in microseconds (Linux). */
export function cpuOf(pid: number): number {
  // The name before the bracket may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * tick
}
