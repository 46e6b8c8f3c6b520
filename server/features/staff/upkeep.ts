import { deleteExpiredStaffLinks } from '../../../db/queries/staff/accounts.ts'
import { deleteExpiredStaffSessions } from '../../../db/queries/staff/sessions.ts'
import type { World } from '../../core/context.ts'

export async function removeExpiredSessions({ db, now }: World): Promise<void> {
  await deleteExpiredStaffSessions(db, now())
  await deleteExpiredStaffLinks(db, now())
}
