import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { ownerLinks, staff } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

export type StaffRow = typeof staff.$inferSelect

export async function findStaffByEmail(db: Db, emailNormalized: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.emailNormalized, emailNormalized))
  return row
}

export async function findStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row
}

/** False when somebody has the address already. */
export async function insertStaff(tx: Tx, created: typeof staff.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(staff).values(created).onConflictDoNothing().returning({ id: staff.id })
  return rows.length > 0
}

export async function hasOwner(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(db, sql`select exists (select from staff where role = 'owner') as is`)
  return row?.is === true
}

/** Keeps what the codes are made of, sealed, until a first code shows that somebody has it; not once one has. */
export async function keepSecondFactor(db: Db, id: string, secondFactor: string): Promise<void> {
  await db
    .update(staff)
    .set({ secondFactor })
    .where(and(eq(staff.id, id), sql`${staff.secondFactorSince} is null`))
}

/** Takes the code of this time step; false when it, or a newer one, was taken before. */
export async function takeCodeStep(tx: Tx, id: string, step: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(staff)
    .set({ lastCodeStep: step, secondFactorSince: sql`coalesce(${staff.secondFactorSince}, ${now}::timestamptz)` })
    .where(and(eq(staff.id, id), lt(staff.lastCodeStep, step)))
    .returning({ id: staff.id })
  return rows.length > 0
}

/** The next log-in sets up another one. */
export async function clearSecondFactor(tx: Tx, id: string): Promise<void> {
  await tx.update(staff).set({ secondFactor: null, secondFactorSince: null }).where(eq(staff.id, id))
}

/** From now on this link alone makes the first owner. */
export async function replaceOwnerLink(db: Db, link: typeof ownerLinks.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await dropOwnerLink(tx)
    await tx.insert(ownerLinks).values(link)
  })
}

/** Nobody becomes the owner by a link any more. */
export async function dropOwnerLink(tx: Tx): Promise<void> {
  await tx.delete(ownerLinks)
}

export async function isOwnerLink(db: Db, hash: string, now: Date): Promise<boolean> {
  const [row] = await db.select({ expiresAt: ownerLinks.expiresAt }).from(ownerLinks).where(eq(ownerLinks.hash, hash))
  return row !== undefined && row.expiresAt > now
}

/** Whoever comes second waits for the first, and finds it spent. */
export async function spendOwnerLink(tx: Tx, hash: string, now: Date): Promise<boolean> {
  const [spent] = await tx.delete(ownerLinks).where(eq(ownerLinks.hash, hash)).returning()
  return spent !== undefined && spent.expiresAt > now
}
