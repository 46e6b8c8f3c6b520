import type { Tx } from '../../../db/client.ts'
import { claimAgain } from '../../../db/queries/inspection/claims.ts'
import * as queries from '../../../db/queries/inspection/decisions.ts'
import { setReportsWaiting } from '../../../db/queries/inspection/profile-reports.ts'
import { findLastDecision } from '../../../db/queries/inspection/queue.ts'
import { findSubject, lockSubject, peopleOf, setSubjectStatus } from '../../../db/queries/inspection/subjects.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { type Audited, insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import type { PhotoStatus } from '../../../db/reference/photos.ts'
import type { StaffContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { forgetRemoved } from '../photos/removed/compare.ts'
import { rememberPicture } from './jobs.ts'
import { undoOver } from './refusals.ts'
import { claimTime, type DecisionAction, madeBy, objectableUntil, undoTime } from './rules/decisions.ts'
import { auditOf, toldOf } from './rules/told.ts'

/** Takes one's own decision about a photo back, within a minute, and the photo into one's own hands again. Throws `undo_over`. */
export async function undo(ctx: StaffContext, photoId: string): Promise<void> {
  const { db, staff } = ctx
  const found = await findSubject(db, photoId)
  if (!found) throw undoOver()
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, peopleOf(found))
    const now = ctx.now()
    const until = new Date(now.getTime() + claimTime)
    const since = new Date(now.getTime() - undoTime)
    const last = await findLastDecision(tx, { photoId, memberId: found.memberId, since })
    // What was reported again may be somebody else's decision by now.
    if (last?.staffId !== staff.id) throw undoOver()
    // Pressed twice.
    const { action, details, createdAt } = last
    if (action === 'photo_decision_undone') return { result: undefined, gapFor: [] }
    const subject = await lockSubject(tx, photoId)
    // One in a conversation may have been taken back, or reported again.
    if (subject?.status !== madeBy[action]) throw undoOver()
    const status = await takeBack(ctx, tx, photoId, { action, details })
    if (details.reported) await setReportsWaiting(tx, photoId, createdAt)
    await setSubjectStatus(tx, held, subject, status)
    await claimAgain(tx, photoId, { staffId: staff.id, now, until })
    const entry = { action: 'photo_decision_undone', details: { undone: action } } as const
    await insertAuditEntry(tx, auditOf(subject, { ...entry, staffId: staff.id }), now)
    return { result: undefined, events: toldOf(subject, status) }
  })
}

/** Undoes what the decision left beside the photo; returns what state that had before. */
async function takeBack(
  ctx: StaffContext,
  tx: Tx,
  photoId: string,
  { action, details }: { action: DecisionAction; details: NonNullable<Audited['details']> },
): Promise<PhotoStatus> {
  const before = details.active ? 'active' : 'under_inspection'
  if (action === 'photo_approved') return before
  const removal = await queries.findRemovalOf(tx, photoId)
  if (!removal) throw undoOver()
  if (action === 'photo_removed') {
    // The member has been notified or has objected.
    if (removal.toldAt || removal.objectedAt) throw undoOver()
    await forgetRemoved(tx, removal.id)
    await queries.deleteRemoval(tx, removal.id)
    return before
  }
  if (removal.outcomeToldAt) throw undoOver()
  // A member who objects has read the decision.
  const open = { outcome: null, reviewedBy: null, reviewedAt: null, seenAt: removal.objectedAt }
  await queries.setReview(tx, removal.id, {
    ...open,
    objectableUntil: objectableUntil(removal.reason, removal.createdAt),
  })
  if (action === 'objection_granted') await ctx.jobs.enqueue(tx, rememberPicture, { removalId: removal.id })
  return 'removed'
}
