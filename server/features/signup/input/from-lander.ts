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
 * Signs up from a third-party page. The browser keeps no cookies from a cross-site call, so the answer is an address.
 * Opening it and pressing the button logs in, once and within a short time.
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
