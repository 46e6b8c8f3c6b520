import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'push_subscriptions.session_id': ['nobody'],
  'push_subscriptions.member_id': ['owner'],
  'push_subscriptions.endpoint': ['nobody', 'https://fcm.googleapis.com/kanarie-endpoint'],
  'push_subscriptions.p256dh': ['nobody', 'kanarie-p256dh'],
  'push_subscriptions.auth': ['nobody', 'kanarie-auth'],
  'push_subscriptions.queued_seq': ['nobody', '70707162'],
  'push_subscriptions.told_seq': ['nobody', '70707161'],
  'push_subscriptions.created_at': ['nobody', '2026-03-01T04:05:06.162Z'],
}
