import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { addressHashOf } from '../login/address-hash.ts'
import { type Attempt, countAttempt, forgetAttempts } from '../login/attempts.ts'
import { normalizePassword } from '../login/rules/password.ts'

interface Tried {
  /** Counted apart from everything else that is tried. */
  what: 'staff' | 'staff code'
  /** Whose. */
  of: string
  /** Tries from here count together. */
  network: string
  typed: string
}

/** Counts a try as failed, as members' log-ins are (product §4.1); `forget` takes it back. Throws `login_locked`. */
export async function failedBefore(
  ctx: Context,
  { what, of, network, typed }: Tried,
): Promise<{ forget(): Promise<void> }> {
  const addressHash = addressHashOf(` ${what}`, of)
  const digest = keyedHash(ctx.secret, 'tried password', addressHash, normalizePassword(typed))
  // No mailed link leads past the brake for all networks together: staff have the second factor for that.
  const attempt: Attempt = { addressHash, network, isKnown: true, digest }
  await countAttempt(ctx, attempt)
  return { forget: () => forgetAttempts(ctx, attempt) }
}
