import { z } from 'zod'
import type { Tx } from '../../../db/client.ts'
import * as claims from '../../../db/queries/inspection/claims.ts'
import { mostCounted } from '../../../db/queries/inspection/profile-reports.ts'
import * as queue from '../../../db/queries/inspection/queue.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { photoStatuses } from '../../../db/reference/photos.ts'
import { reportReasons } from '../../../db/reference/report-reasons.ts'
import { removalReasons } from '../../../db/reference/staff/removal-reasons.ts'
import type { StaffContext } from '../../core/context.ts'
import { idSchema } from '../../core/values/ids.ts'
import { ageOn } from '../members/rules.ts'
import { staffPhotoPath } from './file.ts'
import { claimedAtOnce, claimTime } from './rules/decisions.ts'

/** With its state, for who has a photo of its member in hand. */
export const otherPhoto = z.object({
  id: z.string(),
  status: z.enum(photoStatuses),
  colour: z.string(),
  thumb: z.string(),
})

/** Ids of the open reports of a profile photo that a moderator was shown. */
export const shownReports = z.array(idSchema).max(mostCounted)

const inspectedPhoto = z.object({
  id: z.string(),
  colour: z.string(),
  full: z.string(),
  thumb: z.string(),
  waitingSince: z.date(),
  member: z.object({
    id: z.string(),
    name: z.string(),
    age: z.number(),
    city: z.string().nullable(),
    since: z.date(),
    /** Their site, as members know it. */
    site: z.string(),
  }),
  others: z.array(otherPhoto),
  /** In a conversation, and on no profile. */
  isSent: z.boolean(),
  /** For what it was reported, and by how many; empty where it was not. */
  reportedFor: z.array(z.object({ reason: z.enum(reportReasons), count: z.number() })),
  /** A decision ends these. */
  reports: z.array(z.string()),
  /** Of a photo that looks like one that was removed: how much in per cent, why that was, and its picture as long as it is kept. */
  likeness: z
    .object({ percent: z.number(), reason: z.enum(removalReasons).nullable(), picture: z.string().nullable() })
    .nullable(),
  /** Of one that somebody else has removed: why, and what its member says against it. */
  objection: z
    .object({ reason: z.enum(removalReasons), remark: z.string(), text: z.string(), at: z.date() })
    .nullable(),
})

const queueState = z.object({
  waiting: z.number(),
  objections: z.number(),
  /** Put aside because their pictures cannot be had. */
  unloadable: z.number(),
  oldest: z.date().nullable(),
  /** Decisions of the requesting moderator since midnight (UTC). */
  done: z.number(),
})

/** `lasts`: milliseconds after which these are free for others, unless they are claimed again. */
export const claimed = z.object({ photos: z.array(inspectedPhoto), lasts: z.number(), queue: queueState })

/**
 * Extends the moderator's claims by two minutes and adds the next photos of the queue: objections to
 * others' decisions first, then photos that were reported, then what looks like something removed, then
 * what waits longest.
 */
export async function claim(ctx: StaffContext): Promise<z.infer<typeof claimed>> {
  const { db, staff } = ctx
  const now = ctx.now()
  const until = new Date(now.getTime() + claimTime)
  const rows = await db.transaction(async (tx) => take(tx, { staffId: staff.id, now, until }))
  const others = await queue.listPhotosOf(db, [...new Set(rows.map(({ memberId }) => memberId))])
  const photos = await Promise.all(rows.map((row) => toInspected(ctx, row, others, now)))
  return { photos, lasts: claimTime, queue: await readQueue(ctx) }
}

/** What was sent between two people is looked at by nobody without an entry. */
async function take(tx: Tx, claim: claims.Claim): Promise<queue.InspectedRow[]> {
  const { staffId, now } = claim
  const { kept, taken } = await claims.claimPhotos(tx, claim, claimedAtOnce)
  const ids = [...kept, ...taken]
  const rows = await queue.listInspected(tx, ids)
  const gone = ids.filter((id) => !rows.some((row) => row.id === id))
  if (gone.length > 0) await claims.releasePhotos(tx, staffId, gone)
  const shown = rows.filter(({ id, isSent }) => isSent && taken.includes(id))
  for (const { id: subjectId, memberId, siteId } of shown)
    await insertAuditEntry(tx, { staffId, action: 'reported_photo_shown', siteId, memberId, subjectId }, now)
  return rows
}

async function readQueue({ db, staff, now }: StaffContext): Promise<z.infer<typeof queueState>> {
  const midnight = new Date(now())
  midnight.setUTCHours(0, 0, 0, 0)
  const { oldest, ...counts } = await queue.countWaiting(db, staff.id, midnight)
  return { ...counts, oldest: oldest && new Date(oldest) }
}

/** Releases the moderator's undecided photos: these, or all. */
export async function release({ db, staff }: StaffContext, ids?: string[]): Promise<void> {
  await claims.releasePhotos(db, staff.id, ids)
}

type ClaimablePhoto = Awaited<ReturnType<typeof queue.listPhotosOf>>[number]

export const toOtherPhoto = ({ id, status, colour }: ClaimablePhoto): z.infer<typeof otherPhoto> => ({
  ...{ id, status, colour },
  thumb: staffPhotoPath(id, 'card'),
})

async function toInspected(
  ctx: StaffContext,
  row: queue.InspectedRow,
  others: ClaimablePhoto[],
  now: Date,
): Promise<z.infer<typeof inspectedPhoto>> {
  const { id, colour, createdAt, memberId, name, birthDate, city, memberSince, removal } = row
  const { likeness, similarReason = null, similarId = null, reportedFor, reports, reportedSince, isSent } = row
  const site = await ctx.sites.byId(row.siteId)
  return {
    ...{ id, colour, isSent, reportedFor, reports, waitingSince: removal?.objectedAt ?? reportedSince ?? createdAt },
    ...{ full: staffPhotoPath(id, 'full'), thumb: staffPhotoPath(id, 'thumb') },
    member: {
      ...{ id: memberId, name, city, since: memberSince, age: ageOn(birthDate, now) },
      site: site.settings.name,
    },
    others: others.filter((other) => other.memberId === memberId && other.id !== id).map(toOtherPhoto),
    likeness:
      likeness === null || likeness === undefined
        ? null
        : {
            percent: Math.round(100 - (100 * likeness) / 64),
            reason: similarReason,
            picture: similarId && staffPhotoPath(similarId, 'card'),
          },
    objection:
      removal?.objection && removal.objectedAt
        ? { reason: removal.reason, remark: removal.remark, text: removal.objection, at: removal.objectedAt }
        : null,
  }
}
