import { removeUnconfirmedSince } from '../../../db/queries/accounts.ts'
import { deleteOldAddressRequests } from '../../../db/queries/address-requests.ts'
import { forgetOldLoginFailures } from '../../../db/queries/log-ins.ts'
import { deleteOldMailTraces } from '../../../db/queries/mailed-links.ts'
import type { World } from '../../core/context.ts'

const day = 24 * 60 * 60_000
const unconfirmedDays = 30

export async function keepUp({ db, now, sessions, log }: World): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day)
  const removed = await removeUnconfirmedSince(db, daysAgo(unconfirmedDays))
  await forgetOldLoginFailures(db, daysAgo(2))
  await deleteOldAddressRequests(db, daysAgo(2))
  await deleteOldMailTraces(db, daysAgo(unconfirmedDays))
  await sessions.sweep()
  log.info({ removed }, 'unconfirmed accounts removed')
}
