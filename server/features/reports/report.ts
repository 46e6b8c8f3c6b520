import type { Tx } from '../../../db/client.ts'
import { inspectMessagePhoto, type ReportedMessage } from '../../../db/queries/chat/photos.ts'
import { findOther } from '../../../db/queries/chat/unsend.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { findReport, insertReport } from '../../../db/queries/reports/report.ts'
import type { ReportReason } from '../../../db/reference/report-reasons.ts'
import type { Context } from '../../core/context.ts'
import { changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { memberNotFound } from '../members/refusals.ts'
import { receiptMail } from './jobs.ts'
import { reportSelf } from './refusals.ts'
import { isAboutLooks, remarksOf, reportNumber } from './rules.ts'

/**
 * The member who is reported. A conversation names its other member, also after it has ended and no page shows them.
 */
type About = { memberId: string; photoId?: string | undefined } | { conversationId: string }

export type ReportInput = About & {
  /** Made by the reporter's client, one for each report: sent again with the same one, it is filed once. */
  id: string
  /** Of a message of theirs, in the conversation with the reporter. */
  seq?: number | undefined
  reason: ReportReason
  remarks: string
}

/**
 * Files a report about a member and returns its number. A logged-in reporter gets it by mail as well. The reported
 * member is not notified.
 */
export async function report(ctx: Context, { id, seq, reason, remarks, ...about }: ReportInput): Promise<string> {
  const reporterId = ctx.me?.id ?? null
  const memberId = await reportedIn(ctx, about)
  if (reporterId === memberId) throw reportSelf()
  const photoId = ('photoId' in about && about.photoId) || null
  const filed = {
    id,
    number: reportNumber(crypto.getRandomValues(new Uint8Array(8))),
    siteId: ctx.site.id,
    reporterId,
    reportedId: memberId,
    messageSeq: seq ?? null,
    photoId,
    isAboutLooks: isAboutLooks({ reason, isOfProfile: !photoId && !seq }),
    reason,
    remarks: remarksOf(remarks),
    createdAt: ctx.now(),
  }
  return changeAndTell(ctx, async (tx) => {
    const held = reporterId && seq ? await lockMembers(tx, [reporterId, memberId]) : undefined
    const added = await insertReport(tx, filed)
    if (!added) return { result: sentBefore(await findReport(tx, id), filed), gapFor: [] }
    if (reporterId) await ctx.jobs.enqueue(tx, receiptMail, { reportId: id, origin: ctx.origin })
    const reported = { reportedId: memberId, reason, now: ctx.now() }
    const events = held && reporterId && seq ? await inspectPhoto(tx, held, { ...reported, reporterId, seq }) : []
    return { result: added.number, events }
  })
}

async function reportedIn({ db, me }: Context, about: About): Promise<string> {
  if ('memberId' in about) return about.memberId
  const otherId = me && (await findOther(db, me.id, about.conversationId))
  if (!otherId) throw memberNotFound()
  return otherId
}

/** Hides a reported photo from its reporter. Only they get the event. */
async function inspectPhoto(tx: Tx, held: HeldMembers, reported: ReportedMessage): Promise<MemberEvent[]> {
  const found = await inspectMessagePhoto(tx, held, reported)
  if (!found) return []
  const event = { type: 'message_photo' as const, ...found, seq: reported.seq, status: 'under_inspection' as const }
  return [{ memberId: reported.reporterId, event }]
}

/** The number of the same report sent before. Throws if another person sent it, or it is about another member. */
function sentBefore(
  before: Awaited<ReturnType<typeof findReport>>,
  { reporterId, reportedId }: { reporterId: string | null; reportedId: string },
): string {
  if (before?.reporterId !== reporterId || before.reportedId !== reportedId) throw memberNotFound()
  return before.number
}
