import { type AccountRow, lockAccount } from '../../../db/queries/accounts.ts'
import { listMailRequests, type MailedLink } from '../../../db/queries/mail/requests.ts'
import { type MailRequester, requestMail } from './request-mail.ts'
import { mayMailAskedLink } from './rules/asked-links.ts'
import { isBrandNew } from './rules/brand-new.ts'
import { resendAllowedIn } from './rules/resend.ts'

const askedLinks = ['log_in', 'reset_password'] as const
export type AskedLink = (typeof askedLinks)[number]
const isAskedLink = (kind: MailedLink) => askedLinks.some((asked) => asked === kind)

/**
 * Tells the owner of an account by mail that somebody gave their address, or sends the link that was asked for with it;
 * sends the way back when they have left, and the link again that confirms the address when nobody has
 * followed it. As seldom as each allows; who has just signed up has mail already.
 */
export async function tellOwner(
  ctx: MailRequester,
  owner: AccountRow,
  wanted: 'account_exists' | AskedLink = 'account_exists',
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
  return isAskedLink(kind) ? mayMailAskedLink(askedAt, now) : resendAllowedIn(askedAt, now) === 0
}
