import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { EmbeddedUnavailable } from './platform.ts'

/** The user that runs the server's processes; without `uid` and `gid`, the current user. */
export interface RunAs {
  uid?: number
  gid?: number
  /** The user cannot get to the data through the directories above it, and is given the right to pass them. */
  passesDoors?: boolean
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

/** Whether the user may enter a directory, or execute a file, with all directories above it. */
export function canReach(path: string, { uid, gid }: RunAs): boolean {
  return uid === undefined || spawnSync('test', ['-x', path], { uid, gid }).status === 0
}

/**
 * Lets the server work below a directory that is closed to its user, such as `/root`. The alternatives are worse:
 * opening the operator's directories to everybody, or keeping the data in another place than configured.
 */
export function withPassage(runAs: RunAs, closed: string): RunAs {
  if (spawnSync('setpriv', ['--version']).status === 0) return { ...runAs, passesDoors: true }
  throw new EmbeddedUnavailable(`user ${runAs.uid} cannot enter ${closed}, where the data is to be kept`)
}

/** What to spawn so that a program runs as this user. */
export function commandAs({ uid, gid, passesDoors }: RunAs, program: string, args: string[]) {
  const options = { env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  if (!passesDoors) return { command: program, args, options: { ...options, uid, gid } }
  // The second lets the programs also see what they may do: access(2) forgets rights without it.
  const rights = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
    '--no-new-privs',
  ]
  return {
    command: 'setpriv',
    args: [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights, program, ...args],
    options,
  }
}

/** Makes a path belong to the user that the server runs as. */
export function handOver(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
