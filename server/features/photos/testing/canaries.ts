import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'photos.id': ['everybody'],
  'photos.member_id': ['everybody'],
  'photos.position': ['everybody'],
  // The drill checks photos that others must not see, or not clearly, by their ids and their files.
  'photos.status': ['owner'],
  'photos.is_main': ['everybody'],
  'photos.storage_key': ['nobody', 'kanarie-opslag'],
  // Unique among a member’s own.
  'photos.client_id': ['nobody'],
  'photos.deleted_at': ['nobody'],
  'photos.looks_like_id': ['nobody'],
  'photos.looks_like_distance': ['nobody'],
  'removed_pictures.id': ['nobody'],
  'removed_pictures.member_id': ['nobody'],
  'removed_pictures.reason': ['nobody'],
  'removed_pictures.created_at': ['nobody'],
  'removed_picture_hashes.picture_id': ['nobody'],
  'removed_picture_hashes.part': ['nobody'],
  'removed_picture_hashes.hash': ['nobody'],
  'photos.colour': ['everybody'],
  'photos.created_at': ['nobody', '2026-03-01T04:05:06.124Z'],
}
