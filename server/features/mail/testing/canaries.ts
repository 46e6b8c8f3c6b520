import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'member_tokens.hash': ['nobody', 'kanarie-van-een-link'],
  'member_tokens.member_id': ['nobody'],
  'member_tokens.purpose': ['nobody'],
  'member_tokens.email': ['nobody', 'kanarie.van-de-link@example.org'],
  'member_tokens.created_at': ['nobody', '2026-03-01T04:05:06.106Z'],
  'member_tokens.expires_at': ['nobody', '2036-03-01T04:05:06.107Z'],
  'member_tokens.used_at': ['nobody', '2026-03-01T04:05:06.108Z'],
  'mail_requests.member_id': ['nobody'],
  'mail_requests.kind': ['nobody'],
  'mail_requests.requested_at': ['nobody', '2026-03-01T04:05:06.109Z'],
}
