import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'likes.from_id': ['both'],
  'likes.to_id': ['both'],
  'likes.created_at': ['nobody', '2026-03-01T04:05:06.120Z'],
  'likes.seen_at': ['nobody', '2026-03-01T04:05:06.121Z'],
  'likes.shown_at': ['nobody', '2026-03-01T04:05:06.122Z'],
  'taken_back_likes.from_id': ['nobody'],
  'taken_back_likes.to_id': ['nobody'],
  'taken_back_likes.created_at': ['nobody', '2026-03-01T04:05:06.323Z'],
  'taken_back_likes.seen_at': ['nobody', '2026-03-01T04:05:06.324Z'],
  'taken_back_likes.shown_at': ['nobody', '2026-03-01T04:05:06.325Z'],
  'taken_back_likes.matched': ['nobody'],
  'taken_back_likes.taken_back_at': ['nobody', '2026-03-01T04:05:06.326Z'],
}
