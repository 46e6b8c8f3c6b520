import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'blocks.blocker_id': ['owner'],
  'blocks.blocked_id': ['owner'],
  // A copy of what others see.
  'blocks.name': ['owner'],
  'blocks.created_at': ['owner', '2026-03-01T04:05:06.115Z'],
}
