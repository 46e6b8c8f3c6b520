import type { Tx } from '../../../db/client.ts'
import { forgetLoginFailuresAt } from '../../../db/queries/login.ts'
import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { addressHashOf } from '../login/address-hash.ts'
import { type Attempt, countAttempt, type Door, forgetAttempts } from '../login/attempts.ts'
import { loginLocked } from '../login/refusals.ts'

/** No mailed link leads past the brake for all networks together: a browser that they do not know waits. */
export const staffDoor: Door = { scope: ' staff', braked: loginLocked }

const codeHashOf = (staffId: string) => addressHashOf(' staff code', staffId)

/** Forgets all that was tried at this account, passwords and codes. */
export async function forgetTries(tx: Tx, { id, emailNormalized }: { id: string; emailNormalized: string }) {
  await forgetLoginFailuresAt(tx, addressHashOf(staffDoor.scope, emailNormalized))
  await forgetLoginFailuresAt(tx, codeHashOf(id))
}

/** Counts a code as wrong before it is looked at, wherever it comes from; `forget` takes it back. Throws `login_locked`. */
export async function countCode(ctx: Context, staffId: string, code: string): Promise<{ forget(): Promise<void> }> {
  const addressHash = codeHashOf(staffId)
  const digest = keyedHash(ctx.secret, 'tried password', addressHash, code)
  // Whoever types one has given the password, so all of them count in one place, and nowhere else.
  const attempt: Attempt = { addressHash, network: 'all', isKnown: true, digest, braked: loginLocked }
  await countAttempt(ctx, attempt)
  return { forget: () => forgetAttempts(ctx, attempt) }
}
