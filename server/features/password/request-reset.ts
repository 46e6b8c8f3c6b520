import { type AccountRow, findAccountByEmail } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { emailInGrace } from '../confirmation/refusals.ts'
import { leaveRequest } from '../login/links/leave-request.ts'
import { isGone } from '../login/log-in.ts'
import { isLeftFromDemo } from '../login/try-password.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { emailNotFound } from './refusals.ts'

/**
 * Requests a mail with a link to choose a new password (product §4.6). A site that hides which accounts exist does not
 * reveal it, not even by the time of its answer. Any other throws `email_not_found` or `email_in_grace`.
 */
export async function requestReset(ctx: Context, input: { email: string }): Promise<void> {
  const { normalized } = parseEmail(input.email)
  if (!ctx.site.settings.hideAccountExistence) {
    refuseUnknown(ctx, await findAccountByEmail(ctx.db, ctx.site.id, normalized))
  }
  await leaveRequest(ctx, normalized, { wants: 'reset_password' })
}

function refuseUnknown(ctx: Context, account: AccountRow | undefined): void {
  const isThere = account?.passwordHash && !isGone(account, ctx.now()) && !isLeftFromDemo(ctx, account)
  if (!isThere) throw emailNotFound({ field: 'email' })
  if (account.finalAt) throw emailInGrace({ field: 'email' })
}
