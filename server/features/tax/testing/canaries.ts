import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'place_evidence.order_id': ['nobody'],
  'place_evidence.kind': ['nobody'],
  'place_evidence.country': ['nobody'],
  'place_evidence.created_at': ['nobody'],
}
