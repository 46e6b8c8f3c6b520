import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SQL } from 'bun'
import { sessionSettings } from '../../db/pool.ts'
import { findPostgresPrograms } from '../../scripts/lib/local-postgres.ts'
import type { Statement } from './app.ts'

/** Transactions of the product that `pgbench` repeats, each of its clients with parameters of its own. */
export interface Script extends AsyncDisposable {
  run(milliseconds: number): Promise<{ transactions: number; perSecond: number }>
}

export interface Wanted {
  sql: SQL
  socketDir: string
  /** What each client sends: the same statements, with its own parameters. */
  clients: Statement[][]
  /** SQL for a parameter that must be new in each run: the database computes it. Undefined for any other parameter. */
  fresh(parameter: unknown): string | undefined
}

/**
 * The statements as the driver was given them, from `begin` on within a transaction. A client fetches its parameters before
 * its first round and keeps them as variables.
 */
export async function writePgbenchScript({ sql, socketDir, clients, fresh }: Wanted): Promise<Script> {
  const programs = findPostgresPrograms()
  if (!programs) throw new Error('pgbench is missing: install postgresql, 15 or newer')
  const table = `pgbench_${crypto.randomUUID().slice(0, 8)}`
  const file = join(tmpdir(), `${table}.sql`)
  const [first = []] = clients
  await keepParameters(sql, table, clients)
  writeFileSync(file, scriptOf(table, first, fresh))
  return {
    async run(milliseconds) {
      const place = ['-h', socketDir, '-U', 'vonk', 'postgres']
      const load = ['-c', `${clients.length}`, '-j', '2', '-T', `${Math.ceil(milliseconds / 1000)}`]
      const how = ['-n', '-M', 'prepared', '-D', 'ready=0', '-f', file]
      const child = Bun.spawn([join(programs, 'pgbench'), ...how, ...load, ...place], {
        // As the product's connections: else the two sides would plan differently.
        env: {
          ...Bun.env,
          PGOPTIONS: Object.entries(sessionSettings)
            .map(([name, value]) => `-c ${name}=${value}`)
            .join(' '),
        },
        stdout: 'pipe',
        stderr: 'pipe',
      })
      const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), child.exited])
      const perSecond = Number(/^tps = ([\d.]+)/m.exec(out)?.[1])
      const transactions = Number(/^number of transactions actually processed: (\d+)/m.exec(out)?.[1])
      const isClean = child.exitCode === 0 && /failed transactions: 0 /.test(out)
      if (!isClean) throw new Error(`pgbench failed:\n${out}\n${errors}`)
      return { transactions, perSecond }
    },
    async [Symbol.asyncDispose]() {
      rmSync(file)
      await sql.unsafe(`drop table ${table}`)
    },
  }
}

const variable = (statement: number, place: number) => `s${statement}p${place}`

async function keepParameters(sql: SQL, table: string, clients: Statement[][]): Promise<void> {
  const rows = clients.map((statements, client) => {
    const values = statements.flatMap(({ parameters }, s) =>
      parameters.flatMap((value, i) => (value === null ? [] : [[variable(s, i + 1), String(value)] as const])),
    )
    return { client, ...Object.fromEntries(values) }
  })
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'client')
  await sql.unsafe(`create table ${table} (client int primary key, ${columns.map((name) => `${name} text`).join()})`)
  for (const row of rows) await sql`insert into ${sql(table)} ${sql(row)}`
}

/** A literal in the statement instead of a parameter: pgbench's variables are texts, and cannot be null. */
const literalOf = (parameter: unknown, fresh: Wanted['fresh']) => (parameter === null ? 'null' : fresh(parameter))

function scriptOf(table: string, statements: Statement[], fresh: Wanted['fresh']): string {
  const written = statements.map(({ text, parameters }, s) =>
    text.replaceAll(/\$(\d+)/g, (_, n) => literalOf(parameters[Number(n) - 1], fresh) ?? `:${variable(s, Number(n))}`),
  )
  const fetching = `\\if :ready\n\\else\nselect * from ${table} where client = :client_id \\gset\n\\set ready 1\n\\endif\n`
  return `${fetching}${written.join(';\n')};\ncommit;\n`
}
