import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'photos.id': ['everybody'],
  'photos.member_id': ['everybody'],
  'photos.position': ['everybody'],
  'photos.status': ['nobody'],
  // Of those that have passed the inspection. The drill looks after the others, and after those that are locked.
  'photos.storage_key': ['everybody'],
  'photos.colour': ['everybody'],
  'photos.created_at': ['nobody', '2026-03-01T04:05:06.124Z'],
}
