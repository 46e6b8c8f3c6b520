import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'likes.from_id': ['both'],
  'likes.to_id': ['both'],
  'likes.created_at': ['nobody', '2026-03-01T04:05:06.120Z'],
  'likes.seen_at': ['nobody', '2026-03-01T04:05:06.121Z'],
  'likes.shown_at': ['nobody', '2026-03-01T04:05:06.122Z'],
}
