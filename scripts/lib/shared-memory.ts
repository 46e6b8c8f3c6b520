import { existsSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
const enough = 1_000_000_000

/** The folder that lies in memory, where it has room; containers often give it 64 MB. */
export function sharedMemory(): string | undefined {
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > enough ? folder : undefined
}
