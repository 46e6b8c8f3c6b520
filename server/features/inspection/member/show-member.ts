import { z } from 'zod'
import { lockMemberCause } from '../../../../db/queries/inspection/claims.ts'
import { countReportsOf, findInspectedMember } from '../../../../db/queries/inspection/member.ts'
import { listPhotosOf } from '../../../../db/queries/inspection/queue.ts'
import { hasAuditEntry, insertAuditEntry } from '../../../../db/queries/staff/audit.ts'
import { dayIn } from '../../../../db/reference/days.ts'
import { findRegion } from '../../../../db/reference/regions.ts'
import { reportReasons } from '../../../../db/reference/report-reasons.ts'
import type { StaffContext } from '../../../core/context.ts'
import { choices } from '../../members/choices.ts'
import { ageOn } from '../../members/rules.ts'
import { otherPhoto, toOtherPhoto } from '../claim.ts'
import { memberNotInHand } from '../refusals.ts'

/** Days are written as 2026-11-26 (UTC). */
export const inspectedMember = z.object({
  id: z.string(),
  name: z.string(),
  age: z.number(),
  city: z.string().nullable(),
  /** As the people of the region call it. */
  regionName: z.string().nullable(),
  country: z.string(),
  about: z.string(),
  ...choices,
  interests: z.array(z.string()),
  photos: z.array(otherPhoto),
  /** Their site, as members know it. */
  site: z.string(),
  sinceDay: z.string(),
  lastActiveDay: z.string(),
  /** For what they were reported, and how often. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.number() })),
})

/**
 * What a moderator may see of a member (product §5.8) as long as they have a photo of theirs in hand; the look is in the log of
 * the staff, once for each time in hand. Throws `member_not_in_hand`.
 */
export async function showMember(ctx: StaffContext, id: string): Promise<z.infer<typeof inspectedMember>> {
  const { staff, sites } = ctx
  const now = ctx.now()
  const { row, reports, photos } = await ctx.db.transaction(async (tx) => {
    const cause = await lockMemberCause(tx, id, { staffId: staff.id, now })
    const found = cause && (await findInspectedMember(tx, id))
    if (!found) throw memberNotInHand()
    const entry = { staffId: staff.id, action: 'member_shown', subjectId: id } as const
    if (!(await hasAuditEntry(tx, entry, cause.since))) {
      const details = { claimed: cause.claimedId }
      await insertAuditEntry(tx, { ...entry, siteId: found.siteId, memberId: id, details }, now)
    }
    return { row: found, reports: await countReportsOf(tx, id), photos: await listPhotosOf(tx, [id]) }
  })
  const { siteId, birthDate, region, memberSince, lastActiveAt, ...said } = row
  return {
    ...said,
    age: ageOn(birthDate, now),
    regionName: (region && findRegion(region)?.name) ?? null,
    photos: photos.map(toOtherPhoto),
    site: (await sites.byId(siteId)).settings.name,
    sinceDay: dayIn('UTC', memberSince),
    lastActiveDay: dayIn('UTC', lastActiveAt),
    reports,
  }
}
