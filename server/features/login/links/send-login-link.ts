import { findAccountByEmail } from '../../../../db/queries/accounts.ts'
import type { MailRequester } from '../../mail/request-mail.ts'
import { tellOwner } from '../../mail/tell-owner.ts'

/** Nothing where nobody can log in. */
export async function sendLoginLink(ctx: MailRequester, siteId: string, emailNormalized: string): Promise<void> {
  const account = await findAccountByEmail(ctx.db, siteId, emailNormalized)
  if (!account || account.passwordHash === null || account.banReason !== null) return
  if (account.finalAt && account.finalAt <= ctx.now()) return
  await tellOwner(ctx, account, 'log_in')
}
