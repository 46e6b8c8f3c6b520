import { asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { members, profiles, reports } from '../../schema/index.ts'
import { selfDescription } from '../members/profile.ts'

/** The facts of a member that moderators see beside the photos: no contact details, and no sexuality. */
export async function findInspectedMember(db: Db, memberId: string) {
  const [row] = await db
    .select({
      id: members.id,
      siteId: members.siteId,
      name: profiles.name,
      birthDate: profiles.birthDate,
      country: profiles.country,
      region: profiles.region,
      city: profiles.city,
      ...selfDescription,
      memberSince: members.createdAt,
      lastActiveAt: profiles.lastActiveAt,
    })
    .from(members)
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .where(eq(members.id, memberId))
  return row
}

/** For what the member was reported, and how often, the most frequent reason first: by visitors and by messages, too. */
export async function countReportsOf(db: Db, memberId: string) {
  const times = count()
  return db
    .select({ reason: reports.reason, count: times })
    .from(reports)
    .where(eq(reports.reportedId, memberId))
    .groupBy(reports.reason)
    .orderBy(desc(times), asc(reports.reason))
}
