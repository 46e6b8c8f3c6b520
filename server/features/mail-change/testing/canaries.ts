import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'typed_addresses.hash': ['nobody'],
  'typed_addresses.asked_at': ['nobody'],
  'mail_changes.id': ['nobody'],
  'mail_changes.member_id': ['nobody'],
  'mail_changes.email': ['owner', 'kanarie.nieuw-adres@example.org'],
  'mail_changes.former_email': ['nobody', 'kanarie.oud-adres@example.org'],
  'mail_changes.requested_at': ['nobody', '2026-03-01T04:05:06.134Z'],
  'mail_changes.ended_at': ['nobody', '2026-03-01T04:05:06.135Z'],
}
