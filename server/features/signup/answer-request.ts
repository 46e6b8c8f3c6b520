import superjson from 'superjson'
import { takeAddressRequest } from '../../../db/queries/address-requests.ts'
import type { World } from '../../core/context.ts'
import type { AddressRequestPayload } from '../login/jobs.ts'
import { sendAskedLink } from '../login/links/send-asked-link.ts'
import { sendWayBack } from '../login/links/send-way-back.ts'
import { openOrTell } from './open-account.ts'

/**
 * Answers a request made with an e-mail address (`leaveRequest`), once. The owner of the address gets the result by
 * mail.
 */
export async function answerRequest(world: World, { requestId, origin }: AddressRequestPayload): Promise<void> {
  await world.db.transaction(async (tx) => {
    const request = await takeAddressRequest(tx, requestId)
    if (!request) return
    const within = { db: tx, jobs: world.jobs, now: world.now, origin }
    const { account, wants, siteId, emailNormalized } = request
    if (account) await openOrTell(within, superjson.parse(account))
    else if (wants === 'login_link') await sendAskedLink(within, siteId, emailNormalized, 'log_in')
    else if (wants === 'reset_password') await sendAskedLink(within, siteId, emailNormalized, 'reset_password')
    else await sendWayBack(within, siteId, emailNormalized)
  })
}
