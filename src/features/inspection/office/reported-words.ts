import { m } from '~words'
import type { ReportReason } from '../../../../db/reference/report-reasons.ts'

/** Why a photo of a conversation was reported, within a sentence. */
export const reportedWords: Record<ReportReason, () => string> = {
  money: m.inspection_reported_money,
  impostor: m.inspection_reported_impostor,
  abuse: m.inspection_reported_abuse,
  sexual: m.inspection_reported_sexual,
  underage: m.inspection_reported_underage,
  other: m.inspection_reported_other,
}
