import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'event_heads.member_id': ['owner'],
  'event_heads.last_seq': ['owner'],
  'member_events.member_id': ['owner'],
  'member_events.seq': ['owner'],
  'member_events.type': ['owner'],
  'member_events.data': ['owner', '{"canary": "kanarie-gebeurtenis"}'],
  'member_events.created_at': ['nobody', '2026-03-01T04:05:06.123Z'],
}
