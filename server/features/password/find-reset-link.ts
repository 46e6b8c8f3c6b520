import { z } from 'zod'
import { type AccountRow, findAccount } from '../../../db/queries/accounts.ts'
import { findToken } from '../../../db/queries/mail/tokens.ts'
import type { Context } from '../../core/context.ts'
import { isGone } from '../login/log-in.ts'
import { isLeftFromDemo } from '../login/try-password.ts'
import { followed } from '../mail/links/followed.ts'

export const resetPurposes = ['reset_password'] as const

export const resetLink = z.object({
  /** Whose password it sets, by the name and the address that they know. */
  name: z.string(),
  email: z.string(),
  /** For the form: this browser may come by another link in another tab. */
  token: z.string(),
})

/** The link that this browser came by; null when it sets no password here and now. */
export async function findResetLink(ctx: Context): Promise<z.infer<typeof resetLink> | null> {
  const token = ctx.mailedToken
  const account = token ? await findAccountToReset(ctx, token) : undefined
  return token && account ? { name: account.name, email: account.email, token } : null
}

/** Whose password this link sets, while it does. */
export async function findAccountToReset(ctx: Context, token: string): Promise<AccountRow | undefined> {
  const now = ctx.now()
  const link = await findToken(ctx.db, followed(ctx, token), resetPurposes)
  if (!link || link.usedAt || link.expiresAt <= now) return undefined
  const account = await findAccount(ctx.db, link.memberId)
  return account && !isGone(account, now) && !isLeftFromDemo(ctx, account) ? account : undefined
}
