import type { SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'

/** The rows of a statement written by hand, of which the caller says what they are: the driver types them as anything. */
export async function rowsOf<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  return (await db.execute(statement)) as Row[]
}
