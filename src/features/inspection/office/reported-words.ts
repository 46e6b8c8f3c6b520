import { m } from '~words'
import type { ReportReason } from '../../../../db/reference/report-reasons.ts'
import type { Inspected } from '../queue/decision.ts'

/** Why a photo was reported, and by how many where they are several: in a sentence. */
export function reportedWords({ isSent, reportedFor }: Inspected): string {
  const reasons = reportedFor.map(({ reason, count }) =>
    count > 1 ? m.inspection_reported_times({ reason: words[reason](), count }) : words[reason](),
  )
  const reason = reasons.join(', ')
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
