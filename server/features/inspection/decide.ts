import type { Tx } from '../../../db/client.ts'
import { spendClaim } from '../../../db/queries/inspection/claims.ts'
import * as queries from '../../../db/queries/inspection/decisions.ts'
import { setReportsDecided } from '../../../db/queries/inspection/profile-reports.ts'
import {
  findSubject,
  lockSubject,
  peopleOf,
  type Subject,
  setSubjectStatus,
} from '../../../db/queries/inspection/subjects.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { type Audited, insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import type { StaffContext } from '../../core/context.ts'
import type { Job } from '../../core/jobs/job.ts'
import { inputInvalid } from '../../core/refusals.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { photoNotFound } from '../photos/refusals.ts'
import { forgetRemoved } from '../photos/removed/compare.ts'
import { type LetterPayload, outcomeMail, rememberPicture, removalMail } from './jobs.ts'
import { claimOver, photoNotSeen } from './refusals.ts'
import {
  type DecisionAction,
  madeBy,
  objectableUntil,
  type Removing,
  readableUntil,
  remarkOf,
  toldAfter,
} from './rules/decisions.ts'
import { isForSent } from './rules/reasons.ts'
import { auditOf, foundOf, toldOf } from './rules/told.ts'
import { siteOrigin } from './site-origin.ts'

/** A photo that a moderator decides about. Its member and its recipient are locked. */
interface PhotoInHand extends Subject {
  tx: Tx
  held: HeldMembers
  now: Date
}

/**
 * Others see the photo from now on, or go on seeing one that was reported; where its member objects to its removal, that is granted.
 * `reports`: those of it that the moderator was shown; any other waits on.
 */
export async function approve(ctx: StaffContext, photoId: string, reports: string[] = []): Promise<void> {
  await decide(ctx, { photoId, reports }, async (inspected) => {
    const isObjection = inspected.status === 'removed'
    if (isObjection) await grant(ctx, inspected)
    return { action: isObjection ? 'objection_granted' : 'photo_approved' }
  })
}

/**
 * Nobody but its member sees the photo any more, and one in a conversation neither of the two. The
 * member is notified of the reason and can object. `reports` as above. Throws `remark_missing` for a reason that
 * needs words, and `input_invalid` for a reason that holds for profiles alone.
 */
export async function remove(
  ctx: StaffContext,
  photoId: string,
  removing: Removing,
  reports: string[] = [],
): Promise<void> {
  const [remark, { reason }] = [remarkOf(removing), removing]
  await decide(ctx, { photoId, reports }, async (inspected) => {
    const { tx, memberId, status, sent, now } = inspected
    if (status === 'removed') throw claimOver()
    if (sent && !isForSent(reason)) throw inputInvalid()
    const id = crypto.randomUUID()
    await queries.insertRemoval(tx, {
      ...{ id, memberId, staffId: ctx.staff.id, reason, remark },
      ...(sent ? { reportedPhotoId: photoId } : { photoId }),
      ...{ createdAt: now, objectableUntil: objectableUntil(reason, now) },
    })
    await ctx.jobs.enqueue(tx, rememberPicture, { removalId: id })
    await tellLater(ctx, inspected, removalMail, id)
    return { action: 'photo_removed', details: { reason } }
  })
}

/** The photo to whose removal its member objects stays removed. */
export async function refuse(ctx: StaffContext, photoId: string): Promise<void> {
  await decide(ctx, { photoId, reports: [] }, async (inspected) => {
    await review(ctx, inspected, 'refused')
    return { action: 'objection_refused' }
  })
}

type AuditedDecision = Pick<Audited, 'details'> & { action: DecisionAction }

/**
 * Throws `claim_over` when the photo is somebody else's by now, `photo_not_seen` when its picture was not sent to them, and `photo_not_found` when its member has deleted it or taken it
 * back.
 */
async function decide(
  ctx: StaffContext,
  { photoId, reports }: { photoId: string; reports: string[] },
  act: (inspected: PhotoInHand) => Promise<AuditedDecision>,
) {
  const { db, staff } = ctx
  const found = await findSubject(db, photoId)
  if (!found) throw photoNotFound()
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, peopleOf(found))
    const now = ctx.now()
    const subject = await lockSubject(tx, photoId)
    if (!subject) throw photoNotFound()
    const claim = await spendClaim(tx, photoId, { staffId: staff.id, now })
    if (!claim) throw claimOver()
    if (!claim.seenAt) throw photoNotSeen()
    const done = await act({ ...subject, tx, held, now })
    const status = madeBy[done.action]
    await setSubjectStatus(tx, held, subject, status)
    const circumstances = subject.sent ? {} : foundOf(subject, await setReportsDecided(tx, photoId, reports, now))
    const details = { ...done.details, ...circumstances }
    await insertAuditEntry(tx, auditOf(subject, { ...done, details, staffId: staff.id }), now)
    return { result: undefined, events: toldOf(subject, status) }
  })
}

async function grant(ctx: StaffContext, inspected: PhotoInHand): Promise<void> {
  await forgetRemoved(inspected.tx, await review(ctx, inspected, 'granted'))
}

/** Ends the objection; returns the id of the removal. Throws `claim_over` where there is none of somebody else's decision. */
async function review(ctx: StaffContext, inspected: PhotoInHand, outcome: 'granted' | 'refused'): Promise<string> {
  const { tx, photoId, now } = inspected
  const removal = await queries.findRemovalOf(tx, photoId)
  if (!removal?.objectedAt || removal.reviewedAt || removal.staffId === ctx.staff.id) throw claimOver()
  const reviewed = { outcome, reviewedBy: ctx.staff.id, reviewedAt: now, objectableUntil: readableUntil(now) }
  await queries.setReview(tx, removal.id, { ...reviewed, seenAt: null })
  await tellLater(ctx, inspected, outcomeMail, removal.id)
  return removal.id
}

async function tellLater(ctx: StaffContext, { tx, siteId }: PhotoInHand, mail: Job<LetterPayload>, removalId: string) {
  const origin = siteOrigin(ctx, await ctx.sites.byId(siteId))
  await ctx.jobs.enqueue(tx, mail, { removalId, origin }, toldAfter)
}
