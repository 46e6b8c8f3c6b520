import { readFileSync } from 'node:fs'

/** The embedded database cannot run here; a server of one's own can. */
export class EmbeddedUnavailable extends Error {
  constructor(reason: string) {
    super(`The embedded PostgreSQL cannot be used: ${reason}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`)
    this.name = 'EmbeddedUnavailable'
  }
}

/** `linux-x64`, `darwin-arm64`, …; `linux-x64-musl` where the C library is musl, for which there are no programs. */
export function currentPlatform(): string {
  return `${process.platform}-${process.arch}${usesMusl() ? '-musl' : ''}`
}

function usesMusl(): boolean {
  return process.platform === 'linux' && readFileSync('/proc/self/maps', 'utf8').includes('ld-musl')
}
