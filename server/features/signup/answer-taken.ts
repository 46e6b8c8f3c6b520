import { findAccountByEmail } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { tryAgainLater } from '../../core/refusals.ts'
import { refusalOfTaken } from '../confirmation/address.ts'
import { enter } from '../login/log-in.ts'
import { isLeftFromDemo, tryPassword } from '../login/try-password.ts'
import { isBrandNew } from '../mail/rules/brand-new.ts'
import type { ParsedSignup } from './rules/signup-form.ts'
import type { SignupOutcome } from './sign-up.ts'

/**
 * What somebody gets who signs up with an address that has an account, on a site that says so. Whether it
 * is the same person is a log-in, with the refusals of `tryPassword`: else this would be where to guess passwords.
 */
export async function answerTaken(ctx: Context, { email, password }: ParsedSignup): Promise<SignupOutcome> {
  const account = await findAccountByEmail(ctx.db, ctx.site.id, email.normalized)
  // Went away this very moment.
  if (!account) throw tryAgainLater()
  const mayBeTheSame = isBrandNew(account, ctx.now()) && !isLeftFromDemo(ctx, account)
  if (mayBeTheSame && (await tryPassword(ctx, { emailNormalized: email.normalized, password }, account))) {
    await enter(ctx, account)
    return { loggedIn: true, memberId: account.id }
  }
  throw refusalOfTaken(account, ctx.now()) ?? tryAgainLater()
}
