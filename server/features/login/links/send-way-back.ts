import type { Tx } from '../../../../db/client.ts'
import { findAccountByEmail, lockAccount } from '../../../../db/queries/accounts.ts'
import { listMailRequests } from '../../../../db/queries/mail/requests.ts'
import { type MailRequester, requestMail } from '../../mail/request-mail.ts'
import { resendAllowedIn } from '../../mail/rules/resend.ts'

/** Once a minute at most; nothing where the address has no account that can come back. */
export async function sendWayBack(ctx: MailRequester<Tx>, siteId: string, emailNormalized: string): Promise<void> {
  const found = await findAccountByEmail(ctx.db, siteId, emailNormalized)
  const account = found && (await lockAccount(ctx.db, found.id))
  if (!account?.finalAt || account.finalAt <= ctx.now() || account.banReason !== null) return
  const askedAt = await listMailRequests(ctx.db, account.id, 'reactivate')
  if (resendAllowedIn(askedAt, ctx.now()) === 0) await requestMail(ctx, ctx.db, account.held, account.id, 'reactivate')
}
