import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'spending_limits.member_id': ['owner'],
  'spending_limits.period': ['owner'],
  'spending_limits.minor': ['owner', '71531907'],
  'spending_limits.currency': ['owner'],
  'spending_limits.holds_from': ['owner', '2026-03-01T04:05:06.207Z'],
}
