import { deleteMailChangesBefore } from '../../../db/queries/mail/changes.ts'
import { deleteTypedAddresses } from '../../../db/queries/mail/typed-addresses.ts'
import type { World } from '../../core/context.ts'

/** Longer than a mail is tried to be sent. */
const kept = 7 * 24 * 60 * 60_000

export async function forgetOldMailChanges({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - kept)
  await deleteMailChangesBefore(db, before)
  await deleteTypedAddresses(db, before)
}
