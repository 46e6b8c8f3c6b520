import { findAccountByEmail, lockAccount } from '../../../../db/queries/accounts.ts'
import { takeAddressRequest } from '../../../../db/queries/address-requests.ts'
import { insertMailRequest, listMailRequests } from '../../../../db/queries/mail/requests.ts'
import type { World } from '../../../core/context.ts'
import type { AddressRequestPayload } from '../../login/jobs.ts'
import { isGone } from '../../login/log-in.ts'
import { mayMailAskedLink } from '../../mail/rules/asked-links.ts'
import { withdrawalLinkMail } from '../jobs.ts'

/**
 * Has mailed whoever has the address (`declareWithdrawal`): also one who is banned, leaves or has never confirmed it. As seldom as each
 * link that is asked for.
 */
export async function answerRequest({ db, jobs, now }: World, payload: AddressRequestPayload): Promise<void> {
  const { requestId, origin } = payload
  await db.transaction(async (tx) => {
    const request = await takeAddressRequest(tx, requestId)
    const found = request && (await findAccountByEmail(tx, request.siteId, request.emailNormalized))
    const account = found && (await lockAccount(tx, found.id))
    if (!account || isGone(account, now())) return
    const { id: memberId, held } = account
    const asked = { memberId, kind: 'withdraw' } as const
    if (!mayMailAskedLink(await listMailRequests(tx, memberId, asked.kind), now())) return
    await insertMailRequest(tx, held, { ...asked, requestedAt: now() })
    await jobs.enqueue(tx, withdrawalLinkMail, { memberId, origin, declaredAt: request.requestedAt.toISOString() })
  })
}
