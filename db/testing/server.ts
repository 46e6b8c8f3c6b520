import type { SQL } from 'bun'
import { connect } from '../client.ts'
import { openJobQueue } from '../jobs.ts'
import { migrateDatabase } from '../migrate.ts'
import { givenServer } from './servers/given-server.ts'
import { throwawayServer } from './servers/throwaway-server.ts'

/** A PostgreSQL server that tests may fill and leave. */
export interface TestServer {
  /** Databases of this test process begin with this. */
  prefix: string
  connection(database: string): SQL.Options
  /** A connection to a database that is not one of the tests'. */
  admin: SQL
  /** Ends the test process's use of the server. */
  stop(): Promise<void>
}

let running: Promise<TestServer> | undefined
let copies = 0

/** Makes an empty, migrated database, and tells how to connect to it. */
export async function copyTemplate(): Promise<{ name: string; connection: SQL.Options }> {
  running ??= start()
  const { admin, prefix, connection } = await running
  const name = `${prefix}_${++copies}`
  await admin.unsafe(`create database ${name} template ${prefix}_template strategy file_copy`)
  return { name, connection: connection(name) }
}

export async function dropDatabase(name: string): Promise<void> {
  const server = await running
  await server?.admin.unsafe(`drop database if exists ${name} with (force)`)
}

/** Called once, when all tests of the process are over. */
export async function stopTestServer(): Promise<void> {
  const server = await running
  running = undefined
  await server?.stop()
}

async function start(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  const server = url ? await givenServer(url) : await throwawayServer()
  const template = `${server.prefix}_template`
  await server.admin.unsafe(`create database ${template}`)
  const database = await connect(server.connection(template), { maxConnections: 1 })
  await migrateDatabase(database)
  // The queue, too, finds its tables: making them takes longer than most tests.
  const queue = openJobQueue(database, { supervise: false })
  await queue.start()
  await queue.stop({ graceful: false })
  await database.close()
  return server
}
