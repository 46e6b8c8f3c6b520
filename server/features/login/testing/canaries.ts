import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'login_failures.address_hash': ['nobody', 'kanarie-van-een-poging'],
  'login_failures.network': ['nobody', '203.0.113.0/24'],
  'login_failures.failures': ['nobody'],
  'login_failures.locks': ['nobody'],
  'login_failures.first_failure_at': ['nobody', '2026-03-01T04:05:06.110Z'],
  'login_failures.tried': ['nobody', '{kanarie-van-een-gok}'],
  'login_failures.locked_until': ['nobody', '2026-03-01T04:05:06.111Z'],
  'address_requests.id': ['nobody', 'cafe0000-0000-4000-8000-00000002cafe'],
  'address_requests.site_id': ['nobody'],
  'address_requests.email_normalized': ['nobody', 'kanarie.van-een-aanvraag@example.org'],
  'address_requests.account': ['nobody', 'kanarie-aanvraag'],
  'address_requests.wants': ['nobody', 'kanarie-verzoek'],
  'address_requests.requested_at': ['nobody', '2026-03-01T04:05:06.128Z'],
}
