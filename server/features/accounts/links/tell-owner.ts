import { type AccountRow, lockAccount } from '../../../../db/queries/accounts.ts'
import { listMailRequests } from '../../../../db/queries/mailed-links.ts'
import { isBrandNew } from '../rules/brand-new.ts'
import { resendAllowedIn } from '../rules/resend.ts'
import { type MailRequester, requestMail } from './requests.ts'

/**
 * Tells the owner of an account by mail that somebody gave their address, or the way back when they have left; once a
 * minute at most. Who is about to confirm it has mail already.
 */
export async function tellOwner(ctx: MailRequester, owner: AccountRow): Promise<void> {
  if (!owner.confirmedAt && isBrandNew(owner, ctx.now())) return
  const kind = owner.finalAt ? 'reactivate' : 'account_exists'
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    const askedAt = await listMailRequests(tx, owner.id, kind)
    if (resendAllowedIn(askedAt, ctx.now()) === 0) await requestMail(ctx, tx, owner.id, kind)
  })
}
