import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { deviceCookie, isSecure } from '../../core/http/cookies.ts'

/** How many accounts one browser is remembered by: people share them. */
const remembered = 3

/**
 * The name under which this browser is known to have logged in to this member's account before; undefined when it has not.
 * It proves itself by a signed cookie. Of the member, not of the address: who had the address before is a stranger. Nobody
 * has a proof of no member, so that an address without an account takes the same work.
 */
export function knownDevice(ctx: Context, memberId = ''): string | undefined {
  const proof = proofsOf(ctx).find((candidate) => isFor(ctx, candidate, memberId))
  return proof?.split('.')[0]
}

export function rememberDevice(ctx: Context, memberId: string): void {
  const proofs = proofsOf(ctx)
  const own = proofs.find((candidate) => isFor(ctx, candidate, memberId)) ?? aProof(ctx, memberId)
  const others = proofs.filter((candidate) => candidate !== own)
  ctx.setCookie(deviceCookie([own, ...others].slice(0, remembered).join('~'), isSecure(ctx)))
}

function proofsOf({ deviceProofs }: Context): string[] {
  return deviceProofs?.split('~', remembered) ?? []
}

function aProof(ctx: Context, memberId: string): string {
  const name = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url')
  return `${name}.${signed(ctx, name, memberId)}`
}

function isFor(ctx: Context, proof: string, memberId: string): boolean {
  const [name = '', signature = ''] = proof.split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(signed(ctx, name, memberId))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const signed = ({ secret }: Context, name: string, memberId: string) =>
  keyedHash(secret, 'known device', name, memberId)
