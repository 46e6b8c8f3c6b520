import { m } from '~words'
import type { ReportReason } from '../../../../db/reference/report-reasons.ts'
import type { PhotoToDecide } from '../queue/decision.ts'

type ReportReasons = PhotoToDecide['reportedFor']

/** The reasons, with how often where that was more than once. */
export const reasonsWords = (reasons: ReportReasons): string =>
  reasons
    .map(({ reason, count }) =>
      count > 1 ? m.inspection_reported_times({ reason: words[reason](), count }) : words[reason](),
    )
    .join(', ')

/** Why a photo was reported, and by how many where they are several: in a sentence. */
export function reportedWords({ isSent, reportedFor }: PhotoToDecide): string {
  const reason = reasonsWords(reportedFor)
  return isSent ? m.inspection_reported_sent({ reason }) : m.inspection_reported({ reason })
}

const words: Record<ReportReason, () => string> = {
  money: m.inspection_reported_money,
  impostor: m.inspection_reported_impostor,
  abuse: m.inspection_reported_abuse,
  sexual: m.inspection_reported_sexual,
  underage: m.inspection_reported_underage,
  other: m.inspection_reported_other,
}
