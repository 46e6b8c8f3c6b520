import { deleteOldAddressRequests } from '../../../db/queries/address-requests.ts'
import { forgetOldLoginFailures } from '../../../db/queries/login.ts'
import type { World } from '../../core/context.ts'

const kept = 2 * 24 * 60 * 60_000

export async function forgetOldTries({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - kept)
  await forgetOldLoginFailures(db, before)
  await deleteOldAddressRequests(db, before)
}
