import { SQL } from 'bun'
import type { TestServer } from '../server.ts'

const PREFIX = 'vonk_test_'

/** The server named by TEST_DATABASE_URL, whose user may create databases. Other test processes may use it as well. */
export async function givenServer(url: string): Promise<TestServer> {
  const prefix = `${PREFIX}${crypto.randomUUID().slice(0, 8)}`
  // The name of this connection is what tells others that our databases are in use.
  const admin = new SQL({ url, max: 1, connection: { application_name: prefix } })
  await dropAbandoned(admin)
  return {
    prefix,
    admin,
    connection: (database) => ({ url, database }),
    async stop() {
      await dropAll(admin, await databasesOf(admin, prefix))
      await admin.close()
    },
  }
}

/** Test processes that were killed leave their databases behind, but not their connection. */
async function dropAbandoned(admin: SQL): Promise<void> {
  const running = await admin`select application_name from pg_stat_activity where application_name like ${`${PREFIX}%`}`
  const inUse = (name: string) =>
    running.some((row: { application_name: string }) => name.startsWith(row.application_name))
  const all = await databasesOf(admin, PREFIX)
  await dropAll(
    admin,
    all.filter((name) => !inUse(name)),
  )
}

async function databasesOf(admin: SQL, prefix: string): Promise<string[]> {
  const rows: { datname: string }[] = await admin`select datname from pg_database where starts_with(datname, ${prefix})`
  return rows.map((row) => row.datname)
}

async function dropAll(admin: SQL, names: string[]): Promise<void> {
  for (const name of names) await admin.unsafe(`drop database if exists ${name} with (force)`)
}
