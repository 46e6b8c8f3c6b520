import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { EmbeddedUnavailable } from './platform.ts'

/** Whom the server's processes run as; empty for ourselves. */
export interface RunAs {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root, so root hands it to an unprivileged user that the system already has. */
export function findRunAs(): RunAs {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)]
    if (uid && gid) return { uid, gid }
  }
  throw new EmbeddedUnavailable('it does not run as root, and there is no user postgres or nobody to run it')
}

/** Makes a path belong to the user that the server runs as. */
export function handOver(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
