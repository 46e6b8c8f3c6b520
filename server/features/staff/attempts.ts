import type { Tx } from '../../../db/client.ts'
import { forgetLoginFailuresAt } from '../../../db/queries/login.ts'
import type { StaffRow } from '../../../db/queries/staff/accounts.ts'
import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { addressHashOf } from '../login/address-hash.ts'
import { countAttempt, forgetAttempts, type LoginAttempt, type LoginScope } from '../login/attempts.ts'
import { loginLocked } from '../login/refusals.ts'
import { knownDevice } from '../session/device.ts'
import { stepAt } from './second-factor.ts'

/** No mailed link leads past the brake for all networks together: a browser that they do not know waits. */
export const staffDoor: LoginScope = { scope: ' staff', braked: loginLocked }

const codeHashOf = (staffId: string) => addressHashOf(' staff code', staffId)

/** Forgets all that was tried at this account, passwords and codes. */
export async function forgetTries(tx: Tx, { id, emailNormalized }: { id: string; emailNormalized: string }) {
  await forgetLoginFailuresAt(tx, addressHashOf(staffDoor.scope, emailNormalized))
  await forgetLoginFailuresAt(tx, codeHashOf(id))
}

/**
 * Counts a code as wrong before it is checked; `forget` takes that back. Anyone who types a code has given the
 * password, so codes from everywhere share one counter. A browser that has shown both before has its own: knowing the
 * password alone cannot lock it out. Throws `login_locked`.
 */
export async function countCode(
  ctx: Context,
  { id, createdAt }: Pick<StaffRow, 'id' | 'createdAt'>,
  code: string,
): Promise<{ forget(): Promise<void> }> {
  const addressHash = codeHashOf(id)
  // What was wrong may be right a step later, so the same again is another try then.
  const digest = keyedHash(ctx.secret, 'tried password', addressHash, code, String(stepAt(ctx.now())))
  const device = knownDevice(ctx, { id, passwordSetAt: createdAt })
  const network = device ? `device ${device}` : 'all'
  const attempt: LoginAttempt = { addressHash, network, isKnown: true, digest, braked: loginLocked }
  await countAttempt(ctx, attempt)
  return { forget: () => forgetAttempts(ctx, attempt) }
}
