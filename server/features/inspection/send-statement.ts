import { m } from '~words'
import type { Tx } from '../../../db/client.ts'
import { findAccount } from '../../../db/queries/accounts.ts'
import { lockWallet } from '../../../db/queries/credits/wallet.ts'
import { findRemoval, noteTold, type RemovalRow } from '../../../db/queries/inspection/decisions.ts'
import { refundSent } from '../../../db/queries/inspection/refund.ts'
import { findSubject, lockSubject, peopleOf } from '../../../db/queries/inspection/subjects.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { dateWords } from '../../../db/reference/days.ts'
import type { World } from '../../core/context.ts'
import { changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import type { Letter } from '../mail/letter/letter.ts'
import { sendToMember } from '../mail/links/send-link.ts'
import { takeOwed } from '../orders/debts/take-owed.ts'
import type { LetterPayload } from './jobs.ts'
import { reasonWords } from './rules/reason-words.ts'

/** Tells the member by mail and on their open screens, unless the decision was undone meanwhile. */
export async function sendStatement(
  world: World,
  { removalId, origin }: LetterPayload,
  what: 'removal' | 'outcome',
): Promise<void> {
  const removal = await findRemoval(world.db, removalId)
  const account = removal && (await findAccount(world.db, removal.memberId))
  const isDue = removal && (what === 'removal' ? !removal.toldAt : removal.outcome && !removal.outcomeToldAt)
  if (!account || !isDue) return
  const url = `${origin}/profile/photos`
  const subject = removal.reportedPhotoId ? await findSubject(world.db, removal.reportedPhotoId) : undefined
  const sentAt = subject?.sent?.at
  await sendToMember(world, account, origin, () =>
    what === 'removal' ? statementLetter({ ...removal, sentAt }, url, account) : outcomeLetter(removal, url, account),
  )
  await changeAndTell(world, async (tx) => {
    const held = await lockMembers(tx, [account.id, ...(subject ? peopleOf(subject) : [])])
    const isNew = await noteTold(tx, removalId, what, world.now())
    if (!isNew) return { result: undefined, gapFor: [] }
    const statement: MemberEvent = { memberId: account.id, event: { type: 'statement' } }
    const isRemoval = subject !== undefined && what === 'removal'
    const refunded = isRemoval ? await refund(tx, held, subject.photoId, world.now()) : []
    return { result: undefined, events: [statement, ...refunded] }
  })
}

/** What the removed photo has cost is back as soon as the decision can be undone no longer. */
async function refund(tx: Tx, held: HeldMembers, photoId: string, now: Date): Promise<MemberEvent[]> {
  const subject = await lockSubject(tx, photoId)
  if (subject?.status !== 'removed' || !subject.sent || subject.sent.paidWith === 'none') return []
  const { memberId, sent } = subject
  const wallet = await lockWallet(tx, held, memberId)
  if (!wallet) return []
  const { bought, ...returned } = await refundSent(tx, wallet, { memberId, sent, now })
  const reference = `${sent.conversationId}:${sent.seq}`
  const purse = (await takeOwed(tx, held, wallet, { memberId, reference, bought, now })) ?? returned
  return [{ memberId, event: { type: 'wallet', ...purse } }]
}

function statementLetter(
  removal: RemovalRow & { sentAt: Date | undefined },
  url: string,
  { name, locale }: { name: string; locale: string },
): Letter {
  const { title, rule } = reasonWords(removal.reason)
  return {
    subject: m.inspection_mail_subject(),
    preview: m.inspection_mail_preview(),
    title: m.inspection_mail_title({ name }),
    paragraphs: [
      removal.sentAt
        ? m.inspection_mail_what_sent({ date: dateWords(removal.sentAt, locale, 'UTC') })
        : m.inspection_mail_what(),
      m.inspection_mail_why({ reason: title, rule }),
      ...(removal.remark ? [m.inspection_mail_remark({ remark: removal.remark })] : []),
      m.inspection_statement_how(),
      m.inspection_mail_object({ date: dateWords(removal.objectableUntil, locale, 'UTC') }),
    ],
    action: { label: m.inspection_mail_action(), url },
    notes: [m.inspection_mail_elsewhere()],
  }
}

function outcomeLetter(removal: RemovalRow, url: string, { name }: { name: string }): Letter {
  const isGranted = removal.outcome === 'granted'
  return {
    subject: isGranted ? m.inspection_mail_granted_subject() : m.inspection_mail_refused_subject(),
    preview: isGranted ? m.inspection_outcome_granted() : m.inspection_outcome_refused(),
    title: m.inspection_mail_title({ name }),
    paragraphs: [
      m.inspection_mail_reviewed(),
      isGranted ? m.inspection_outcome_granted() : m.inspection_outcome_refused(),
      ...(isGranted
        ? []
        : [
            m.inspection_mail_why({
              reason: reasonWords(removal.reason).title,
              rule: reasonWords(removal.reason).rule,
            }),
          ]),
    ],
    action: { label: m.inspection_mail_action(), url },
    notes: isGranted ? [] : [m.inspection_mail_elsewhere()],
  }
}
