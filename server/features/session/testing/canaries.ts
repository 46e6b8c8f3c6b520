import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'sessions.id': ['nobody', 'kanarie-van-een-sessie'],
  'sessions.member_id': ['nobody'],
  'sessions.user_agent': ['nobody', 'kanarie-browser'],
  'sessions.created_at': ['nobody', '2026-03-01T04:05:06.104Z'],
  'sessions.expires_at': ['nobody', '2036-03-01T04:05:06.105Z'],
}
