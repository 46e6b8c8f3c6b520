import { findAccountByEmail, lockAccount } from '../../../../db/queries/accounts.ts'
import { takeAddressRequest } from '../../../../db/queries/address-requests.ts'
import { insertMailRequest, listMailRequests } from '../../../../db/queries/mail/requests.ts'
import { insertDeclaration, listUnmailed } from '../../../../db/queries/withdrawals/declarations.ts'
import type { World } from '../../../core/context.ts'
import { isGone } from '../../login/log-in.ts'
import { askedLinkAt } from '../../mail/rules/asked-links.ts'
import { type WithdrawalRequestPayload, withdrawalLinkMail } from '../jobs.ts'
import { receiptKey } from '../rules.ts'
import { withdrawableBy } from './withdrawable.ts'

/**
 * Records what was declared with an address (`declareWithdrawal`), and mails its owner, even if they are banned,
 * leaving or unconfirmed. The mails are limited like all requested links. The next mail covers all that was declared
 * meanwhile.
 */
export async function answerRequest(world: World, payload: WithdrawalRequestPayload): Promise<void> {
  const { requestId, origin, receipt } = payload
  const { db, jobs, now, sites, payments } = world
  await db.transaction(async (tx) => {
    const request = await takeAddressRequest(tx, requestId)
    const found = request && (await findAccountByEmail(tx, request.siteId, request.emailNormalized))
    const account = found && (await lockAccount(tx, found.id))
    if (!account || isGone(account, now())) return
    const { id: memberId, held } = account
    const { requestedAt: declaredAt } = request
    const { refundDays } = (await sites.byId(account.siteId)).settings
    const purchases = await withdrawableBy(tx, { memberId, now: declaredAt, refundDays, payments })
    const named = purchases.find((each) => receipt && receiptKey(each.receipt ?? '') === receipt)
    const orderId = named?.orderId ?? null
    const boughtAt = (named ?? purchases[0])?.boughtAt
    const waiting = await listUnmailed(tx, memberId)
    const isKnown = waiting.some((each) => each.orderId === orderId && (!boughtAt || each.declaredAt >= boughtAt))
    if (!isKnown) await insertDeclaration(tx, held, { memberId, orderId, declaredAt })

    const asked = { memberId, kind: 'withdraw' } as const
    const askedAt = await listMailRequests(tx, memberId, asked.kind)
    // The mail that is already queued covers this, too.
    if (waiting.length > 0 && askedAt.some((at) => at > now())) return
    const mailAt = askedLinkAt(askedAt, now())
    await insertMailRequest(tx, held, { ...asked, requestedAt: mailAt })
    await jobs.enqueue(tx, withdrawalLinkMail, { memberId, origin }, (mailAt.getTime() - now().getTime()) / 1000)
  })
}
