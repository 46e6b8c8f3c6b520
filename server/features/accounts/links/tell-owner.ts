import { type AccountRow, lockAccount } from '../../../../db/queries/accounts.ts'
import { listMailRequests } from '../../../../db/queries/mailed-links.ts'
import { isBrandNew } from '../rules/brand-new.ts'
import { resendAllowedIn } from '../rules/resend.ts'
import { type MailRequester, requestMail } from './requests.ts'

/**
 * Tells the owner of an account by mail that somebody gave their address; sends the way back when they have left, and
 * the link again that confirms the address when nobody has followed it. Once a minute at most; who has just signed up
 * has mail already.
 */
export async function tellOwner(ctx: MailRequester, owner: AccountRow): Promise<void> {
  if (!owner.confirmedAt && isBrandNew(owner, ctx.now())) return
  const kind = owner.finalAt ? 'reactivate' : owner.confirmedAt ? 'account_exists' : 'activate'
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    const askedAt = await listMailRequests(tx, owner.id, kind)
    if (resendAllowedIn(askedAt, ctx.now()) === 0) await requestMail(ctx, tx, owner.id, kind)
  })
}
