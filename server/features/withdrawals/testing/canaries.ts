import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'withdrawals.order_id': ['owner'],
  'withdrawals.credits': ['owner', '2009871491'],
  'withdrawals.minor': ['owner', '2009871492'],
  'withdrawals.refund_id': ['nobody'],
  'withdrawal_declarations.id': ['nobody'],
  'withdrawal_declarations.member_id': ['nobody'],
  'withdrawal_declarations.order_id': ['nobody'],
  'withdrawal_declarations.declared_at': ['nobody', '2026-03-01T04:05:06.209Z'],
  'withdrawal_declarations.mailed_at': ['nobody', '2026-03-01T04:05:06.210Z'],
  'withdrawals.withdrawn_at': ['owner', '2026-03-01T04:05:06.208Z'],
}
