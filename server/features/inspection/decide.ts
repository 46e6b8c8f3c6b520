import type { Tx } from '../../../db/client.ts'
import { spendClaim } from '../../../db/queries/inspection/claims.ts'
import * as queries from '../../../db/queries/inspection/decisions.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { type Audited, insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import type { StaffContext } from '../../core/context.ts'
import type { Job } from '../../core/jobs/job.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { photoNotFound } from '../photos/refusals.ts'
import { forgetRemoved } from '../photos/removed/compare.ts'
import { type LetterPayload, outcomeMail, rememberPicture, removalMail } from './jobs.ts'
import { claimOver } from './refusals.ts'
import { objectableUntil, type Removing, readableUntil, remarkOf, toldAfter } from './rules/decisions.ts'
import { siteOrigin } from './site-origin.ts'

/** A photo under the eyes of whoever decides, whose member is held. */
interface Inspected extends queries.PhotoOwner {
  tx: Tx
  held: HeldMembers
  photoId: string
}

/** Others see the photo from now on; where its member objects to its removal, that is granted. */
export async function approve(ctx: StaffContext, photoId: string): Promise<void> {
  await decide(ctx, photoId, async (inspected) => {
    const { tx, held, memberId, status } = inspected
    if (status === 'removed') await grant(ctx, inspected)
    await queries.setPhotoStatus(tx, held, { memberId, photoId, status: 'active' })
    return { action: status === 'removed' ? 'objection_granted' : 'photo_approved' }
  })
}

/**
 * Nobody but its member sees the photo any more, who is told why and can object. Throws `remark_missing` for a reason that needs
 * words.
 */
export async function remove(ctx: StaffContext, photoId: string, removing: Removing): Promise<void> {
  const [remark, { reason }] = [remarkOf(removing), removing]
  await decide(ctx, photoId, async (inspected) => {
    const { tx, held, memberId, status } = inspected
    if (status !== 'under_inspection') throw claimOver()
    const [id, now] = [crypto.randomUUID(), ctx.now()]
    await queries.insertRemoval(tx, {
      ...{ id, memberId, photoId, staffId: ctx.staff.id, reason, remark },
      ...{ createdAt: now, objectableUntil: objectableUntil(reason, now) },
    })
    await queries.setPhotoStatus(tx, held, { memberId, photoId, status: 'removed' })
    await ctx.jobs.enqueue(tx, rememberPicture, { removalId: id })
    await tellLater(ctx, inspected, removalMail, id)
    return { action: 'photo_removed', details: { reason } }
  })
}

/** The photo to whose removal its member objects stays removed. */
export async function refuse(ctx: StaffContext, photoId: string): Promise<void> {
  await decide(ctx, photoId, async (inspected) => {
    await review(ctx, inspected, 'refused')
    return { action: 'objection_refused' }
  })
}

type Decision = Pick<Audited, 'action' | 'details'>

/** Throws `claim_over` when the photo is somebody else's by now, and `photo_not_found` when its member has deleted it. */
async function decide(ctx: StaffContext, photoId: string, act: (inspected: Inspected) => Promise<Decision>) {
  const { db, staff } = ctx
  const owner = await queries.findOwner(db, photoId)
  if (!owner) throw photoNotFound()
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [owner.memberId])
    const now = ctx.now()
    const inspected = await queries.lockPhoto(tx, photoId)
    if (!inspected) throw photoNotFound()
    if (!(await spendClaim(tx, photoId, { staffId: staff.id, now }))) throw claimOver()
    const decision = await act({ ...inspected, tx, held, photoId })
    const { memberId, siteId } = inspected
    await insertAuditEntry(tx, { ...decision, staffId: staff.id, siteId, memberId, subjectId: photoId }, now)
    return { result: undefined, events: [{ memberId, event: { type: 'photos' as const } }] }
  })
}

async function grant(ctx: StaffContext, inspected: Inspected): Promise<void> {
  await forgetRemoved(inspected.tx, await review(ctx, inspected, 'granted'))
}

/** Ends the objection; returns the id of the removal. Throws `claim_over` where there is none of somebody else's decision. */
async function review(ctx: StaffContext, inspected: Inspected, outcome: 'granted' | 'refused'): Promise<string> {
  const { tx, photoId } = inspected
  const removal = await queries.findRemovalOf(tx, photoId)
  if (!removal?.objectedAt || removal.reviewedAt || removal.staffId === ctx.staff.id) throw claimOver()
  const now = ctx.now()
  const reviewed = { outcome, reviewedBy: ctx.staff.id, reviewedAt: now, objectableUntil: readableUntil(now) }
  await queries.setReview(tx, removal.id, { ...reviewed, seenAt: null })
  await tellLater(ctx, inspected, outcomeMail, removal.id)
  return removal.id
}

async function tellLater(ctx: StaffContext, { tx, siteId }: Inspected, mail: Job<LetterPayload>, removalId: string) {
  const origin = siteOrigin(ctx, await ctx.sites.byId(siteId))
  await ctx.jobs.enqueue(tx, mail, { removalId, origin }, toldAfter)
}
