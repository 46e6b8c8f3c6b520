import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** One hash over the names and contents of these files, and of all files below these folders. */
export function hashOf(paths: string[]): string {
  const hasher = new Bun.CryptoHasher('sha256')
  for (const path of paths.flatMap(filesUnder)) hasher.update(path).update(readFileSync(path))
  return hasher.digest('hex')
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
}
