import { deleteOldMailTraces } from '../../../db/queries/mail.ts'
import type { World } from '../../core/context.ts'

const kept = 30 * 24 * 60 * 60_000

export async function forgetOldLinks({ db, now }: World): Promise<void> {
  await deleteOldMailTraces(db, new Date(now().getTime() - kept))
}
