import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'photo_claims.photo_id': ['nobody'],
  'photo_claims.staff_id': ['nobody'],
  'photo_claims.until': ['nobody'],
  'photo_removals.id': ['owner'],
  'photo_removals.member_id': ['owner'],
  'photo_removals.photo_id': ['owner'],
  // Who has decided is nobody’s business but the operator’s.
  'photo_removals.staff_id': ['nobody'],
  'photo_removals.reason': ['owner'],
  'photo_removals.remark': ['owner', 'kanarie-verwijdering'],
  'photo_removals.created_at': ['owner', '2026-03-01T04:05:06.181Z'],
  'photo_removals.objectable_until': ['owner', '2026-03-01T04:05:06.182Z'],
  'photo_removals.told_at': ['nobody', '2026-03-01T04:05:06.183Z'],
  'photo_removals.objection': ['nobody', 'kanarie-bezwaar'],
  'photo_removals.objected_at': ['owner', '2026-03-01T04:05:06.184Z'],
  'photo_removals.outcome': ['owner'],
  'photo_removals.reviewed_by': ['nobody'],
  'photo_removals.reviewed_at': ['nobody', '2026-03-01T04:05:06.185Z'],
  'photo_removals.outcome_told_at': ['nobody'],
  'photo_removals.seen_at': ['nobody', '2026-03-01T04:05:06.186Z'],
}
