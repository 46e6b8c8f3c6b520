import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { prepared, type StatementSlots } from '../../prepared.ts'
import { staff, staffSessions } from '../../schema/index.ts'

const selectOpen = prepared((select, { id, now }: StatementSlots<{ id: string; now: Date }>) =>
  select({
    sessionId: staffSessions.id,
    provedAt: staffSessions.provedAt,
    id: staff.id,
    name: staff.name,
    role: staff.role,
  })
    .from(staffSessions)
    .innerJoin(staff, eq(staffSessions.staffId, staff.id))
    .where(and(eq(staffSessions.id, id), isNull(staff.endedAt), sql`${staffSessions.expiresAt} > ${now}`)),
)

/** Whose session this is, by its hash, and whether they have shown their second factor in it. */
export async function findStaffSession(db: Db, hashedId: string, now: Date) {
  const [row] = await selectOpen(db, { id: hashedId, now })
  return row
}

export async function insertStaffSession(db: Db, session: typeof staffSessions.$inferInsert): Promise<void> {
  await db.insert(staffSessions).values(session)
}

export async function deleteStaffSession(db: Db, hashedId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, hashedId))
}

export async function deleteStaffSessionsOf(db: Db, staffId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
}
