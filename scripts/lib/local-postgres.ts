import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Glob } from 'bun'
import { commandAs, findRunAs, handOver } from '../../db/embedded/run-as.ts'

export interface LocalPostgres {
  /** `PostgreSQL 15.18 …` */
  version: string
  url: string
  stop(): void
}

/** Where Debian keeps the programs of the oldest PostgreSQL that we support and this machine has. */
export function findPostgresPrograms(): string | undefined {
  const majors = [...new Glob('*/bin/initdb').scanSync('/usr/lib/postgresql')].map((path) => Number.parseInt(path, 10))
  const oldest = Math.min(...majors.filter((major) => major >= 15))
  return Number.isFinite(oldest) ? `/usr/lib/postgresql/${oldest}/bin` : undefined
}

/** Starts a server that is thrown away afterwards; it listens only at a unix socket. */
export function startLocalPostgres(programs: string): LocalPostgres {
  const runAs = findRunAs()
  const folder = mkdtempSync(join(tmpdir(), 'vonk-postgres-'))
  chmodSync(folder, 0o700)
  handOver(folder, runAs)
  const call = (program: string, ...wanted: string[]) => {
    const { command, args, options } = commandAs(runAs, join(programs, program), wanted)
    const { status, stdout, stderr } = spawnSync(command, args, { ...options, cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} failed: ${stdout}${stderr}`)
    return stdout.trim()
  }

  const data = join(folder, 'data')
  call('initdb', '-D', data, '-U', 'vonk', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off`
  call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  return {
    version: call('postgres', '--version'),
    url: `postgres://vonk@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      call('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
