import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

export async function isDatabaseUp(db: Db): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}
