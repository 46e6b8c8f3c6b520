import { readdirSync, readFileSync } from 'node:fs'

/** The processes of this file that a process has (Linux). */
export function processesOf(file: string, parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const [stat, command] = ['stat', 'cmdline'].map((file) => read(`/proc/${pid}/${file}`))
      return stat?.split(') ')[1]?.split(' ')[1] === `${parent}` && command?.includes(file)
    })
}

/** Nothing of one that has ended since it was listed. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
