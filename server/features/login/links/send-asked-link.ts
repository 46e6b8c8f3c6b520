import { findAccountByEmail } from '../../../../db/queries/accounts.ts'
import type { MailRequester } from '../../mail/request-mail.ts'
import { type AskedLink, tellOwner } from '../../mail/tell-owner.ts'

/**
 * Nothing where nobody can log in. Somebody banned may choose a new password all the same: the log-in tells only them what
 * the ban is for, and where to object.
 */
export async function sendAskedLink(
  ctx: MailRequester,
  siteId: string,
  emailNormalized: string,
  wanted: AskedLink,
): Promise<void> {
  const account = await findAccountByEmail(ctx.db, siteId, emailNormalized)
  if (!account || account.passwordHash === null) return
  const { banReason, confirmedAt, finalAt } = account
  if (finalAt && finalAt <= ctx.now()) return
  if (banReason !== null && (wanted === 'log_in' || finalAt || !confirmedAt)) return
  await tellOwner(ctx, account, wanted)
}
