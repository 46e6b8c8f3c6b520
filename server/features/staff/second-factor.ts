import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Context } from '../../core/context.ts'
import { seal, unseal } from '../../core/crypto/sealed.ts'

const purpose = 'second factor'
const period = 30

/** Sealed, as the database keeps it. */
export function newSecondFactor({ secret }: Pick<Context, 'secret'>): string {
  return seal(secret, purpose, new Secret({ size: 20 }).base32)
}

function codesOf({ secret }: Pick<Context, 'secret'>, sealed: string, names: { issuer: string; label: string }): TOTP {
  const key = Secret.fromBase32(unseal(secret, purpose, sealed, 'code'))
  return new TOTP({ ...names, secret: key, digits: 6, period })
}

/** The time step that a moment is in: the next one has a code of its own. */
export const stepAt = (moment: Date) => Math.floor(moment.getTime() / 1000 / period)

/**
 * The time step of a six-digit code: the current one, the one before or the next, because clocks differ. Undefined for
 * any other code.
 */
export function stepOfCode(ctx: Pick<Context, 'secret' | 'now'>, sealed: string, code: string): number | undefined {
  const timestamp = ctx.now().getTime()
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = codesOf(ctx, sealed, { issuer: '', label: '' }).validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : stepAt(ctx.now()) + delta
}

/**
 * The setup of an authenticator app. `squares` is the QR code of the address: the path of an SVG of `size` units a
 * side.
 */
export function setUpOf(
  ctx: Pick<Context, 'secret'>,
  sealed: string,
  names: { issuer: string; label: string },
): { key: string; address: string; squares: string; size: number } {
  const codes = codesOf(ctx, sealed, names)
  const address = codes.toString()
  const { data, size } = encode(address, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { key: codes.secret.base32, address, squares: squares.join(''), size }
}
