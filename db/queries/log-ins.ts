import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { loginFailures } from '../schema/index.ts'

/** Which attempts are counted together: one address, tried from one network. */
export interface Attempts {
  addressHash: string
  network: string
}

/** What is remembered of these attempts, a clean slate at first; locked until the commit. */
export async function lockLoginFailures(db: Db, attempts: Attempts, now: Date) {
  const [row] = await db
    .insert(loginFailures)
    .values({ ...attempts, failures: 0, firstFailureAt: now })
    // Changes nothing, but locks and returns the row in the same statement.
    .onConflictDoUpdate({
      target: [loginFailures.addressHash, loginFailures.network],
      set: { locks: loginFailures.locks },
    })
    .returning()
  return row!
}

export async function saveLoginFailures(
  db: Db,
  attempts: Attempts,
  state: Omit<typeof loginFailures.$inferInsert, keyof Attempts>,
): Promise<void> {
  await db.update(loginFailures).set(state).where(isOf(attempts))
}

export async function forgetLoginFailures(db: Db, attempts: Attempts): Promise<void> {
  await db.delete(loginFailures).where(isOf(attempts))
}

/** Forgets failures and locks that were over before `before`. */
export async function forgetOldLoginFailures(db: Db, before: Date): Promise<void> {
  const lastSeen = sql`coalesce(${loginFailures.lockedUntil}, ${loginFailures.firstFailureAt})`
  await db.delete(loginFailures).where(and(lt(loginFailures.firstFailureAt, before), lt(lastSeen, before)))
}

const isOf = ({ addressHash, network }: Attempts) =>
  and(eq(loginFailures.addressHash, addressHash), eq(loginFailures.network, network))
