import { eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { reconciliations } from '../../schema/index.ts'

type Reconciliation = Omit<typeof reconciliations.$inferSelect, 'id'>

const id = 'payments'

/** A round has ended. */
export async function saveReconciliation(db: Db, round: Reconciliation): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ id, ...round })
    .onConflictDoUpdate({ target: reconciliations.id, set: round })
}

/** Undefined before the first. */
export async function lastReconciliation(db: Db): Promise<Reconciliation | undefined> {
  const [last] = await db.select().from(reconciliations).where(eq(reconciliations.id, id))
  return last
}
