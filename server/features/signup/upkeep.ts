import { removeUnconfirmedSince } from '../../../db/queries/accounts.ts'
import type { World } from '../../core/context.ts'

const unconfirmedLife = 30 * 24 * 60 * 60_000

export async function removeUnconfirmed({ db, now, log }: World): Promise<void> {
  const removed = await removeUnconfirmedSince(db, new Date(now().getTime() - unconfirmedLife))
  log.info({ removed }, 'unconfirmed accounts removed')
}
