import { afterAll } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database } from '../client.ts'
import { copyTemplate, dropDatabase } from './server.ts'
import { statementTap } from './statements.ts'

export { countStatements } from './statements.ts'

/**
 * An empty, migrated database of one's own, in some ten milliseconds. Call it once at the top of a test file (or in a
 * test that needs another one); it goes away by itself when the file (or that test) is over.
 */
export async function freshDatabase({ maxConnections = 5 } = {}): Promise<Database> {
  const { name, connection } = await copyTemplate()
  const tap = statementTap()
  const database = await connect(connection, { maxConnections, onStatement: tap.hear })
  tap.watch(database.db)
  afterAll(async () => {
    await database.close()
    await dropDatabase(name)
  })
  return database
}

const migrations = join(import.meta.dir, '../migrations')

/** The SQL of the migration that does this, whatever its number. */
export function migrationOf(whatItDoes: string): Promise<string> {
  const file = readdirSync(migrations).find((name) => name.endsWith(`_${whatItDoes}.sql`))
  if (!file) throw new Error(`no migration does ${whatItDoes}`)
  return Bun.file(join(migrations, file)).text()
}
