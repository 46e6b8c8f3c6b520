import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'saved_methods.id': ['owner'],
  'saved_methods.member_id': ['owner'],
  'saved_methods.provider': ['nobody', 'kanarie-bewaarder'],
  'saved_methods.mandate_id': ['nobody', 'kanarie-machtiging'],
  'saved_methods.method': ['owner'],
  'saved_methods.paid_with': ['owner', 'kanarie-onthouden-kaart'],
  'saved_methods.consent_version': ['nobody', 'kanarie-onthouden'],
  'saved_methods.created_at': ['nobody', '2026-03-01T04:05:06.311Z'],
  'saved_methods.forgotten_at': ['nobody'],
  'saved_methods.ended_at': ['nobody'],
  'saved_methods.refused_at': ['nobody', '2026-03-01T04:05:06.313Z'],
  'saved_methods.away_at': ['nobody', '2026-03-01T04:05:06.314Z'],
  'saved_methods.revoked_at': ['nobody'],
  'payment_customers.member_id': ['owner'],
  'payment_customers.provider': ['nobody', 'kanarie-bewaarder-2'],
  'payment_customers.customer_id': ['nobody', 'kanarie-klant-van-de-bewaarder'],
  'payment_customers.created_at': ['nobody', '2026-03-01T04:05:06.312Z'],
}
