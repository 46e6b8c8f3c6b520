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
export async function migrateDatabase(database: Pick<Database, 'sql'>): Promise<void> {
  const connection = await database.sql.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(connection), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // Closing, not giving back to the pool, drops the lock and the setting whatever has happened.
    await connection.close()
  }
}
