import { isDemoAddress } from '../../../../db/demo/logins.ts'
import type { AccountRow } from '../../../../db/queries/accounts.ts'
import type { Context } from '../../../core/context.ts'
import { attemptOf, countAttempt, forgetAttempts, refuseHeldUp } from './attempts.ts'
import { isPassword } from './passwords.ts'

export interface Pair {
  emailNormalized: string
  password: string
}

/**
 * Whether a password opens the account at an address: the one way to compare it, counted as a log-in. Without an account
 * that may be opened it works as hard and says no. Throws `login_locked` after too many wrong ones from here, and
 * `login_link_required` after too many from everywhere.
 */
export async function tryPassword(ctx: Context, pair: Pair, account: AccountRow | undefined): Promise<boolean> {
  const attempt = attemptOf(ctx, { ...pair, memberId: account?.id })
  const counted = await countAttempt(ctx, attempt)
  if (await isPassword(pair.password, account?.passwordHash)) {
    await forgetAttempts(ctx, attempt)
    return true
  }
  refuseHeldUp(attempt, counted, ctx.now())
  return false
}

/** Left over from a demo that is not on any more: its password is published, so it opens no account. */
export function isLeftFromDemo({ isDemo }: Context, { emailNormalized }: Pick<AccountRow, 'emailNormalized'>): boolean {
  return !isDemo && isDemoAddress(emailNormalized)
}
