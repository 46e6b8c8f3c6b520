import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { ownerLinks, staff } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

export type StaffRow = typeof staff.$inferSelect

/** Of those who work here now. */
export async function findStaffByEmail(db: Db, emailNormalized: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.emailNormalized, emailNormalized), isNull(staff.endedAt)))
  return row
}

export async function findStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row
}

/** Returns the id; undefined when somebody who works here has the address. Who worked here before comes back to their account. */
export async function insertStaff(tx: Tx, created: typeof staff.$inferInsert): Promise<string | undefined> {
  const { name, role, passwordHash } = created
  const again = { ...{ name, role, passwordHash, endedAt: null }, secondFactor: null, secondFactorSince: null }
  const [row] = await tx
    .insert(staff)
    .values(created)
    .onConflictDoUpdate({ target: staff.emailNormalized, set: again, setWhere: sql`${staff.endedAt} is not null` })
    .returning({ id: staff.id })
  return row?.id
}

export async function hasOwner(db: Db): Promise<boolean> {
  const query = sql`select exists (select from staff where role = 'owner' and ended_at is null) as is`
  const [row] = await rowsOf<{ is: boolean }>(db, query)
  return row?.is === true
}

/** False when there is no other owner: an installation always has one. Owners who are ended at once wait for each other. */
export async function endStaff(tx: Tx, id: string, now: Date): Promise<boolean> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.endedAt)))
    .orderBy(staff.id)
    .for('update')
  if (owners.length > 0 && owners.every((owner) => owner.id === id)) return false
  await tx.update(staff).set({ endedAt: now }).where(eq(staff.id, id))
  return true
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

/** The link for the first owner that works longer than until `until`. Who asks at the same time waits for what this one does. */
export async function lockOwnerLink(tx: Tx, until: Date): Promise<typeof ownerLinks.$inferSelect | undefined> {
  await tx.execute(sql`lock table ${ownerLinks} in share row exclusive mode`)
  const [row] = await tx
    .select()
    .from(ownerLinks)
    .where(and(eq(ownerLinks.isInvitation, false), gt(ownerLinks.expiresAt, until)))
  return row
}

export async function insertStaffLink(tx: Tx, link: typeof ownerLinks.$inferInsert): Promise<void> {
  await tx.insert(ownerLinks).values(link)
}

/** Nobody becomes the first owner by a link any more. */
export async function deleteOwnerLink(tx: Tx): Promise<void> {
  await tx.delete(ownerLinks).where(eq(ownerLinks.isInvitation, false))
}

/** The role that this link gives; undefined when it is over. */
export async function findLinkRole(db: Db, hash: string, now: Date): Promise<StaffRow['role'] | undefined> {
  const [row] = await db
    .select({ role: ownerLinks.role })
    .from(ownerLinks)
    .where(and(eq(ownerLinks.hash, hash), gt(ownerLinks.expiresAt, now)))
  return row?.role
}

/** A second, concurrent call waits for the first and finds the link spent. */
export async function spendStaffLink(tx: Tx, hash: string, now: Date): Promise<StaffRow['role'] | undefined> {
  const [spent] = await tx.delete(ownerLinks).where(eq(ownerLinks.hash, hash)).returning()
  return spent && spent.expiresAt > now ? spent.role : undefined
}

export async function deleteExpiredStaffLinks(db: Db, now: Date): Promise<void> {
  await db.delete(ownerLinks).where(lt(ownerLinks.expiresAt, now))
}
