import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../core/context.ts'

export const photoVariants = ['thumb', 'card', 'full', 'match', 'blurred'] as const
export type PhotoVariant = (typeof photoVariants)[number]

/** Addresses end on whole hours. The same one is handed out for an hour, so that browsers find it in their cache. */
const hour = 3_600_000

/** The secret, site and session that sign an address. With a null session the address works for everybody. */
export interface PhotoSigner extends Pick<Context, 'secret' | 'site' | 'photoSession'> {
  /** Only premium opens the photo, so the address ends when premium does. */
  byPremium?: boolean
}

export interface PhotoAddress {
  id: string
  variant: PhotoVariant
  /** In seconds. */
  expiry: number
  signature: string
}

/**
 * Signed addresses of a photo's variants. They work for one to two hours, on this site, and for this signer's session.
 */
export function photoAddresses(signer: PhotoSigner, id: string, now: Date): (variant: PhotoVariant) => string {
  const expiry = (Math.floor(now.getTime() / hour) + 2) * (hour / 1000)
  const signature = signaturesOf(signer, id, expiry)
  return (variant) => `/photos/${id}/${variant}.webp?e=${expiry}&s=${signature(variant)}`
}

export function isPhotoAddressGood(signer: PhotoSigner, address: PhotoAddress, now: Date): boolean {
  const expected = Buffer.from(signaturesOf(signer, address.id, address.expiry)(address.variant))
  const given = Buffer.from(address.signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && address.expiry * 1000 > now.getTime()
}

/** Characters of a signature: 96 bits. */
const length = 16

/** One hash gives each variant a part of its own, so that one signature does not reveal another. */
function signaturesOf({ secret, site, photoSession, byPremium }: PhotoSigner, id: string, expiry: number) {
  const hmac = new Bun.CryptoHasher('sha512', secret)
  const facts = [site.id, photoSession ?? '', id, expiry, ...(byPremium ? ['premium'] : [])]
  const parts = hmac.update(facts.join('\n')).digest('base64url')
  return (variant: PhotoVariant) => {
    const start = photoVariants.indexOf(variant) * length
    return parts.slice(start, start + length)
  }
}
