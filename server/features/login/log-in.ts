import { type AccountRow, findAccountByEmail } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { isSecure, localeCookie } from '../../core/http/cookies.ts'
import { emailInGrace } from '../confirmation/refusals.ts'
import { parseEmail } from '../mail/rules/email.ts'
import { handOver, openSession } from '../session/open-session.ts'
import { loginBanned, loginFailed } from './refusals.ts'
import { isLeftFromDemo, tryPassword } from './try-password.ts'

/**
 * Returns the member's id (product §4.1). On sites that hide which accounts exist, one that is not confirmed yet is
 * answered like none; so is a demo's where the demo is not on.
 */
export async function logIn(ctx: Context, input: { email: string; password: string }): Promise<string> {
  const normalized = normalizedOrNone(input.email)
  if (!normalized) throw failed(ctx)

  const account = await accountAt(ctx, normalized)
  const opens = await tryPassword(ctx, { emailNormalized: normalized, password: input.password }, account)
  if (!account || !opens) throw failed(ctx)
  refuseBarred(account)
  await enter(ctx, account)
  return account.id
}

/** `passwordHash`: of the password that was typed, if one was. Throws `try_again_later` when it is replaced by now. */
export async function enter(
  ctx: Context,
  { id, locale, passwordHash }: Pick<AccountRow, 'id' | 'locale'> & Partial<Pick<AccountRow, 'passwordHash'>>,
): Promise<void> {
  handOver(ctx, await openSession(ctx, ctx.db, id, passwordHash ?? undefined))
  ctx.setCookie(localeCookie(locale, isSecure(ctx)))
}

/** The account at this address, if a password can open it here. */
async function accountAt(ctx: Context, normalized: string): Promise<AccountRow | undefined> {
  const account = await findAccountByEmail(ctx.db, ctx.site.id, normalized)
  if (!account || isGone(account, ctx.now())) return undefined
  return isUnproven(ctx, account) || isLeftFromDemo(ctx, account) ? undefined : account
}

function refuseBarred({ banReason, finalAt }: AccountRow): void {
  if (banReason !== null) throw loginBanned({ reason: banReason })
  if (finalAt) throw emailInGrace({ field: 'email' })
}

const failed = ({ site }: Context) => loginFailed(site.settings.hideAccountExistence ? { mayBeUnconfirmed: true } : {})

/** Else who signs up would see by logging in whether the address was free, or somebody's with another password. */
const isUnproven = ({ site }: Context, { confirmedAt }: AccountRow) =>
  site.settings.hideAccountExistence && confirmedAt === null

/** Left for good, and only not yet swept up. */
export function isGone({ finalAt }: AccountRow, now: Date): boolean {
  return finalAt !== null && finalAt <= now
}

function normalizedOrNone(email: string): string | undefined {
  try {
    return parseEmail(email).normalized
  } catch {
    return undefined
  }
}
