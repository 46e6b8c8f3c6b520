import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/bun-sql'
import { migrate } from 'drizzle-orm/bun-sql/migrator'
import type { Database } from './client.ts'

const MIGRATIONS_FOLDER = join(import.meta.dir, 'migrations')

/** Any number that nothing else locks. */
const MIGRATION_LOCK = 0x6d696772

/**
 * Brings the schema up to date. When several processes start at once, one does the work and the others wait for it.
 */
export async function migrateDatabase(database: Pick<Database, 'unbounded'>): Promise<void> {
  await database.unbounded(async (connection) => {
    // Closing the connection drops the lock, whatever has happened.
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(connection), { migrationsFolder: MIGRATIONS_FOLDER })
  })
}
