import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../core/context.ts'
import { deviceCookie, isSecure } from '../../../core/cookies.ts'
import { keyedHash } from '../../../core/keyed-hash.ts'
import { addressHashOf } from './address-hash.ts'

/** How many accounts one browser is remembered by: people share them. */
const remembered = 3

/**
 * The name under which this browser is known to have logged in to the account at this address before; undefined when it
 * has not. It proves itself by a signed cookie, so that the answer is the same whether there is an account.
 */
export function knownDevice(ctx: Context, addressHash: string): string | undefined {
  const proof = proofsOf(ctx).find((candidate) => isFor(ctx, candidate, addressHash))
  return proof?.split('.')[0]
}

/** Has the browser remember that it has logged in to the account at this address. */
export function rememberDevice(ctx: Context, emailNormalized: string): void {
  const addressHash = addressHashOf(ctx.site.id, emailNormalized)
  const proofs = proofsOf(ctx)
  const own = proofs.find((candidate) => isFor(ctx, candidate, addressHash)) ?? aProof(ctx, addressHash)
  const others = proofs.filter((candidate) => candidate !== own)
  ctx.setCookie(deviceCookie([own, ...others].slice(0, remembered).join('~'), isSecure(ctx)))
}

function proofsOf({ deviceProofs }: Context): string[] {
  return deviceProofs?.split('~', remembered) ?? []
}

function aProof(ctx: Context, addressHash: string): string {
  const name = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url')
  return `${name}.${signed(ctx, name, addressHash)}`
}

function isFor(ctx: Context, proof: string, addressHash: string): boolean {
  const [name = '', signature = ''] = proof.split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(signed(ctx, name, addressHash))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const signed = ({ secret }: Context, name: string, addressHash: string) =>
  keyedHash(secret, 'known device', name, addressHash)
