import { deleteMailRequestsBefore } from '../../../db/queries/mail/requests.ts'
import { deleteTokensEndedBefore } from '../../../db/queries/mail/tokens.ts'
import type { World } from '../../core/context.ts'

const kept = 30 * 24 * 60 * 60_000

export async function forgetOldLinks({ db, now }: World): Promise<void> {
  const before = new Date(now().getTime() - kept)
  await deleteTokensEndedBefore(db, before)
  await deleteMailRequestsBefore(db, before)
}
