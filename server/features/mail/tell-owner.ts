import { type AccountRow, lockAccount } from '../../../db/queries/accounts.ts'
import { listMailRequests, type MailedLink } from '../../../db/queries/mail/requests.ts'
import { type MailRequester, requestMail } from './request-mail.ts'
import { isBrandNew } from './rules/brand-new.ts'
import { mayMailLoginLink } from './rules/login-link.ts'
import { resendAllowedIn } from './rules/resend.ts'

/**
 * Tells the owner of an account by mail that somebody gave their address, or sends the link that logs in when that was
 * asked for; sends the way back when they have left, and the link again that confirms the address when nobody has
 * followed it. As seldom as each allows; who has just signed up has mail already.
 */
export async function tellOwner(
  ctx: MailRequester,
  owner: AccountRow,
  wanted: 'account_exists' | 'log_in' = 'account_exists',
): Promise<void> {
  if (!owner.confirmedAt && isBrandNew(owner, ctx.now())) return
  const kind = owner.finalAt ? 'reactivate' : owner.confirmedAt ? wanted : 'activate'
  await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, owner.id)
    if (!account) return
    const askedAt = await listMailRequests(tx, owner.id, kind)
    if (mayMail(kind, askedAt, ctx.now())) await requestMail(ctx, tx, account.held, owner.id, kind)
  })
}

function mayMail(kind: MailedLink, askedAt: readonly Date[], now: Date): boolean {
  return kind === 'log_in' ? mayMailLoginLink(askedAt, now) : resendAllowedIn(askedAt, now) === 0
}
