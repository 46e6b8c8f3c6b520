import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'discount_codes.site_id': ['everybody'],
  // Whoever knows a code may look up what it does, if it is not somebody else's.
  'discount_codes.code': ['owner', 'KANARIE-KORTING'],
  'discount_codes.percentage': ['owner'],
  'discount_codes.status': ['owner'],
  'discount_codes.validity': ['owner'],
  'discount_codes.member_id': ['owner'],
  'discount_codes.country': ['owner'],
  'discount_codes.payment_methods': ['owner'],
  'discount_codes.currency': ['owner'],
  'discount_codes.minimum_minor': ['owner'],
  'discount_codes.expires_at': ['owner', '2031-03-01T04:05:06.151Z'],
  'discount_codes.created_at': ['nobody', '2026-03-01T04:05:06.152Z'],
}
