import { isDemoAddress } from '../../../db/demo/logins.ts'
import type { AccountRow } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { attemptOf, countAttempt, forgetAttempts, type LoginScope, type Pair, refuseHeldUp } from './attempts.ts'
import { isPassword } from './passwords.ts'

/**
 * The one way to compare a password, counted as a log-in (product §4.1). Without an account that may be opened it works as
 * hard and says no. Throws `login_locked`, or what the door says: of members’ `login_link_required`.
 */
export async function tryPassword(
  ctx: Context,
  pair: Pair,
  account: Pick<AccountRow, 'id' | 'passwordHash' | 'passwordSetAt'> | undefined,
  door?: LoginScope,
): Promise<boolean> {
  const attempt = attemptOf(ctx, { ...pair, account }, door)
  const counted = await countAttempt(ctx, attempt)
  if (await isPassword(pair.password, account?.passwordHash, attempt.network)) {
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
