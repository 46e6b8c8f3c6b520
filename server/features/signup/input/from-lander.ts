import { findAccount } from '../../../../db/queries/accounts.ts'
import { insertToken } from '../../../../db/queries/mail/tokens.ts'
import type { Context } from '../../../core/context.ts'
import { newToken } from '../../../core/crypto/token.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import { type SignupInput, signUp } from '../sign-up.ts'

/** In milliseconds. */
const entryLife = 10 * 60_000

export interface LanderSignup {
  loggedIn: boolean
  redirect: string
}

/**
 * Signs up from a page elsewhere. The browser keeps no cookie that a foreign page's call brings, so the answer is an
 * address that logs in whoever opens it and presses, once and soon.
 */
export async function signUpFromLander(ctx: Context, input: SignupInput): Promise<LanderSignup> {
  const outcome = await signUp(ctx, input)
  if (!outcome.loggedIn) return { loggedIn: false, redirect: `${ctx.origin}/login?next=%2Fcomplete-signup` }
  return { loggedIn: true, redirect: `${ctx.origin}/enter?token=${await openEntry(ctx, outcome.memberId)}` }
}

async function openEntry(ctx: Context, memberId: string): Promise<string> {
  const account = await findAccount(ctx.db, memberId)
  if (!account) throw tryAgainLater()
  const { token, hash } = newToken()
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + entryLife)
  await insertToken(ctx.db, { hash, memberId, purpose: 'enter', email: account.email, createdAt, expiresAt })
  return token
}
