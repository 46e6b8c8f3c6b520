import type { Tx } from '../../../../db/client.ts'
import { type AccountRow, findAccountByEmail, lockAccount } from '../../../../db/queries/accounts.ts'
import { takeAddressRequest } from '../../../../db/queries/address-requests.ts'
import { insertMailRequest, listMailRequests } from '../../../../db/queries/mail/requests.ts'
import { insertToken } from '../../../../db/queries/mail/tokens.ts'
import { listDeclarations } from '../../../../db/queries/withdrawals/withdrawals.ts'
import type { World } from '../../../core/context.ts'
import { newToken } from '../../../core/crypto/token.ts'
import { isGone } from '../../login/log-in.ts'
import { askedLinkAt } from '../../mail/rules/asked-links.ts'
import { type WithdrawalRequestPayload, withdrawalLinkMail } from '../jobs.ts'
import { declarationLife, withdrawableBy } from './withdrawable.ts'

/**
 * Has mailed whoever has the address (`declareWithdrawal`): also one who is banned, leaves or has never confirmed it. As seldom as each
 * link that is asked for; what is declared meanwhile of something newly bought counts from then on, and is mailed later.
 */
export async function answerRequest(world: World, payload: WithdrawalRequestPayload): Promise<void> {
  const { requestId, origin, receipt } = payload
  const { db, jobs, now } = world
  await db.transaction(async (tx) => {
    const request = await takeAddressRequest(tx, requestId)
    const found = request && (await findAccountByEmail(tx, request.siteId, request.emailNormalized))
    const account = found && (await lockAccount(tx, found.id))
    if (!account || isGone(account, now())) return
    const { id: memberId, held } = account
    const asked = { memberId, kind: 'withdraw' } as const
    const askedAt = await listMailRequests(tx, memberId, asked.kind)
    const mailAt = askedLinkAt(askedAt, now())
    if (mailAt > now()) {
      if (!(await isOfSomethingNew({ ...world, db: tx }, account, request.requestedAt))) return
      await noteDeclaration(tx, account, request.requestedAt)
      if (askedAt.some((at) => at > now())) return
    }
    await insertMailRequest(tx, held, { ...asked, requestedAt: mailAt })
    const declaration = { memberId, origin, declaredAt: request.requestedAt.toISOString(), receipt }
    await jobs.enqueue(tx, withdrawalLinkMail, declaration, (mailAt.getTime() - now().getTime()) / 1000)
  })
}

/** Whether something was bought that no earlier declaration is about. */
async function isOfSomethingNew(
  { db, sites, now }: Pick<World, 'db' | 'sites' | 'now'>,
  { id: memberId, siteId }: AccountRow,
  declaredAt: Date,
): Promise<boolean> {
  const { refundDays } = (await sites.byId(siteId)).settings
  const [newest] = await withdrawableBy(db, { memberId, now: declaredAt, refundDays })
  const earlier = await listDeclarations(db, memberId, now())
  return newest !== undefined && !earlier.some((at) => at >= newest.boughtAt)
}

/** As a link that nobody has: it keeps the moment until one is mailed. */
async function noteDeclaration(tx: Tx, { id: memberId, email }: AccountRow, declaredAt: Date): Promise<void> {
  const expiresAt = new Date(declaredAt.getTime() + declarationLife)
  const { hash } = newToken()
  await insertToken(tx, { hash, memberId, email, purpose: 'withdraw', expiresAt, createdAt: declaredAt })
}
