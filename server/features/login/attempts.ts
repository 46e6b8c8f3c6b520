import * as queries from '../../../db/queries/login.ts'
import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { knownDevice } from '../session/device.ts'
import { addressHashOf } from './address-hash.ts'
import { loginLinkRequired } from './refusals.ts'
import { afterFailure, type LoginFailures, refuseWhileLocked } from './rules/lockout.ts'
import { normalizePassword } from './rules/password.ts'
import { afterTry, type Braked, isSameTry, type PasswordTry, refuseWhileBraked } from './rules/tried-passwords.ts'

export interface Pair {
  emailNormalized: string
  password: string
}

/** Where a pair is tried. */
export interface LoginScope {
  /** What one address has one account in: a site, or all who work for the operator. */
  scope: string
  braked: Braked
}

const membersDoor = ({ site }: Context): LoginScope => ({ scope: site.id, braked: loginLinkRequired })

export interface LoginAttempt extends queries.Attempts, Pick<LoginScope, 'braked'> {
  /** The browser has logged in to this account before: strangers' tries do not hold it up. */
  isKnown: boolean
  digest: string
}

export interface FailureCounts {
  here: LoginFailures
  tried: readonly PasswordTry[]
}

/** `account`: what is at the address, if anything. */
export function attemptOf(
  ctx: Context,
  { emailNormalized, password, account }: Pair & { account: Parameters<typeof knownDevice>[1] },
  { scope, braked }: LoginScope = membersDoor(ctx),
): LoginAttempt {
  const addressHash = addressHashOf(scope, emailNormalized)
  const device = knownDevice(ctx, account)
  return {
    addressHash,
    braked,
    network: device ? `device ${device}` : ctx.network,
    isKnown: device !== undefined,
    digest: keyedHash(ctx.secret, 'tried password', addressHash, normalizePassword(password)),
  }
}

/**
 * Counts a try as failed before the password is looked at: of many at once only as many get to try as a lock allows,
 * and no connection waits while a password is compared. The same password counts once, so the right one is never counted
 * out by itself, however often it comes at once. Throws `login_locked`, or what the door says.
 */
export async function countAttempt(ctx: Context, attempt: LoginAttempt): Promise<FailureCounts> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const { held, ...before } = await queries.lockLoginFailures(tx, attempt, now)
    if (isSameTry(before.tried, attempt.digest, now)) return before
    refuseHeldUp(attempt, before, now)
    const counted = {
      here: afterFailure(before.here, now),
      tried: afterTry(before.tried, attempt.digest, now),
    }
    await queries.saveLoginFailures(tx, held, attempt, { ...counted, now })
    return counted
  })
}

export function refuseHeldUp({ isKnown, braked }: LoginAttempt, { here, tried }: FailureCounts, now: Date): void {
  refuseWhileLocked(here, now)
  if (!isKnown) refuseWhileBraked(tried, now, braked)
}

export async function forgetAttempts(ctx: Context, attempt: LoginAttempt): Promise<void> {
  await queries.forgetLoginFailures(ctx.db, attempt, attempt.digest)
}
