import { m } from '~words'
import type { ReportReason } from '../../../db/reference/report-reasons.ts'

/** Why somebody is reported, as whoever reports says it. */
export const reportReasonWords: Record<ReportReason, () => string> = {
  money: m.reports_reason_money,
  impostor: m.reports_reason_impostor,
  abuse: m.reports_reason_abuse,
  sexual: m.reports_reason_sexual,
  underage: m.reports_reason_underage,
  other: m.reports_reason_other,
}
