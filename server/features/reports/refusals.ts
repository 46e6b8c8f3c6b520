import { m } from '~words'
import { invalid } from '../../core/refusal.ts'

export const reportSelf = invalid('report_self', () => m.reports_refusal_self())
export const reportRemarksTooLong = invalid('report_remarks_too_long', ({ limit }: { limit: number }) =>
  m.reports_refusal_remarks_too_long({ limit }),
)
