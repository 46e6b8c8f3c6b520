import type { Columns } from '../../../../db/testing/canaries/columns.ts'

// Members have nothing here; server/contract/staff-access.test.ts says what staff see.
export const columns: Columns = {
  'staff.id': ['nobody'],
  'staff.email': ['nobody', 'kanarie-medewerker@example.org'],
  'staff.email_normalized': ['nobody'],
  'staff.password_hash': ['nobody', 'kanarie-medewerkerswachtwoord'],
  'staff.second_factor': ['nobody', 'kanarie-tweede-stap'],
  'staff.role': ['nobody'],
  'staff.second_factor_since': ['nobody'],
  'staff.last_code_step': ['nobody'],
  'staff.created_at': ['nobody', '2026-03-01T04:05:06.191Z'],
  // Last: by the name they are found.
  'staff.name': ['nobody', 'kanarie-medewerkersnaam'],
  'staff_sessions.id': ['nobody'],
  'staff_sessions.staff_id': ['nobody'],
  'staff_sessions.proved_at': ['nobody'],
  'staff_sessions.created_at': ['nobody'],
  'staff_sessions.expires_at': ['nobody'],
  'owner_links.hash': ['nobody'],
  'owner_links.created_at': ['nobody'],
  'owner_links.expires_at': ['nobody'],
  'audit_entries.id': ['nobody'],
  'audit_entries.staff_id': ['nobody'],
  'audit_entries.action': ['nobody'],
  'audit_entries.site_id': ['nobody'],
  'audit_entries.member_id': ['nobody'],
  'audit_entries.subject_id': ['nobody'],
  'audit_entries.details': ['nobody'],
  'audit_entries.created_at': ['nobody', '2026-03-01T04:05:06.192Z'],
}
