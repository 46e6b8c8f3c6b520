import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'reports.id': ['nobody'],
  'reports.number': ['nobody', 'kanarie-meldingsnummer'],
  'reports.site_id': ['nobody'],
  'reports.reporter_id': ['nobody'],
  'reports.reported_id': ['nobody'],
  'reports.message_seq': ['nobody'],
  'reports.photo_id': ['nobody'],
  'reports.photo_key': ['nobody', 'kanarie-gemelde-foto'],
  'reports.reason': ['nobody'],
  'reports.remarks': ['nobody', 'kanarie-toelichting'],
  'reports.evidence': ['nobody'],
  'reports.created_at': ['nobody', '2026-03-01T04:05:06.171Z'],
}
