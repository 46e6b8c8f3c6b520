import { readdirSync, readFileSync } from 'node:fs'

/** The processes for pictures that a process has (Linux). */
export function pictureProcesses(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const [stat, command] = ['stat', 'cmdline'].map((file) => read(`/proc/${pid}/${file}`))
      return stat?.split(') ')[1]?.split(' ')[1] === `${parent}` && command?.includes('pictures/process.ts')
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
