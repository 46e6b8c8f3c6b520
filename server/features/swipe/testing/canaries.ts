import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'swipes.member_id': ['owner'],
  // The passed member never learns of it. Likes are in the table `likes`.
  'swipes.other_id': ['owner'],
  'swipes.choice': ['nobody'],
  'swipes.liked_on': ['nobody', '2026-03-07'],
  'swipes.decided_at': ['nobody', '2026-03-01T04:05:06.141Z'],
  'swipe_zones.member_id': ['owner'],
  'swipe_zones.time_zone': ['nobody', 'Kanarie/Eiland'],
}
