import { and, inArray, like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import { members, sessions, staff, staffSessions } from '../schema/index.ts'
import { demoDomains, demoLogins } from './logins.ts'

/** For a database where the demo is not on: whether it holds members of the demo all the same. Their log-ins end. */
export async function closeDemo(db: Db): Promise<boolean> {
  const siteIds = demoLogins.map(({ siteId }) => siteId)
  const emails = demoLogins.map(({ email }) => email)
  const [left] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.siteId, siteIds), inArray(members.emailNormalized, emails)))
    .limit(1)
  if (!left) return false
  const isOfDemo = (email: PgColumn) => or(...demoDomains.map((domain) => like(email, `%@${domain}`)))
  const ids = db.select({ id: members.id }).from(members).where(isOfDemo(members.emailNormalized))
  await db.delete(sessions).where(inArray(sessions.memberId, ids))
  const staffIds = db.select({ id: staff.id }).from(staff).where(isOfDemo(staff.emailNormalized))
  await db.delete(staffSessions).where(inArray(staffSessions.staffId, staffIds))
  return true
}
