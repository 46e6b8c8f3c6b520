import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** Makes a folder that no other user of the machine can enter, or takes their rights from the one that is there. */
export function makePrivate(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  closeToOthers(dir)
}

/** Takes the rights of other users from a file or a folder. What belongs to somebody else stays as that one wants it. */
export function closeToOthers(path: string): void {
  const { mode, uid } = statSync(path)
  const isOurs = uid === process.getuid?.()
  if (isOurs && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
}
