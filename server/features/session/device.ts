import { timingSafeEqual } from 'node:crypto'
import type { AccountRow } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { deviceCookie, isSecure } from '../../core/http/cookies.ts'

/** How many accounts one browser is remembered by: people share them. */
const remembered = 3

/** A browser that has logged in to an account, of a member or of staff, as it proves that. */
interface Proof {
  name: string
  /** Of the last log-in, in milliseconds since 1970, in base 36; proofs of before there were any have none. */
  at: string
  signature: string
}

/**
 * The id of this browser if it has logged in to this account with its current password; else undefined. A signed cookie
 * proves it. It is bound to the account, not the address: the earlier owner of an address is a stranger. Without an
 * account there is no proof, so that an unknown address takes the same work.
 */
export function knownDevice(
  ctx: Context,
  account: Pick<AccountRow, 'id' | 'passwordSetAt'> | undefined,
): string | undefined {
  const proof = proofsOf(ctx).find((candidate) => isFor(ctx, candidate, account?.id ?? ''))
  const { passwordSetAt = null } = account ?? {}
  const isForgotten = passwordSetAt !== null && Number.parseInt(proof?.at || '0', 36) < passwordSetAt.getTime()
  return isForgotten ? undefined : proof?.name
}

export function rememberDevice(ctx: Context, accountId: string): void {
  const proofs = proofsOf(ctx)
  const own = proofs.find((candidate) => isFor(ctx, candidate, accountId))
  const others = proofs.filter((candidate) => candidate !== own)
  const kept = [aProof(ctx, accountId, own?.name ?? newName()), ...others].slice(0, remembered)
  ctx.setCookie(deviceCookie(kept.map(written).join('~'), isSecure(ctx)))
}

function proofsOf({ deviceProofs }: Context): Proof[] {
  return deviceProofs?.split('~', remembered).map(parsed) ?? []
}

function parsed(text: string): Proof {
  const [name = '', ...rest] = text.split('.', 3)
  const [at = '', signature = ''] = rest.length > 1 ? rest : ['', ...rest]
  return { name, at, signature }
}

const written = ({ name, at, signature }: Proof) => (at ? `${name}.${at}.${signature}` : `${name}.${signature}`)

function aProof(ctx: Context, accountId: string, name: string): Proof {
  const at = ctx.now().getTime().toString(36)
  return { name, at, signature: signed(ctx, { name, at }, accountId) }
}

const newName = () => Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url')

function isFor(ctx: Context, proof: Proof, accountId: string): boolean {
  const given = Buffer.from(proof.signature)
  const expected = Buffer.from(signed(ctx, proof, accountId))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const signed = ({ secret }: Context, { name, at }: Omit<Proof, 'signature'>, accountId: string) =>
  keyedHash(secret, 'known device', name, accountId, ...(at ? [at] : []))
