import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../core/context.ts'

export const photoVariants = ['thumb', 'card', 'full', 'match', 'blurred'] as const
export type PhotoVariant = (typeof photoVariants)[number]

/** Addresses end on whole hours, so that the same one is handed out for an hour and browsers can keep the file. */
const hour = 3_600_000

/** Who signs, for which site, and for whose session: a member's alone, or whoever comes (null). */
export type PhotoSigner = Pick<Context, 'secret' | 'site' | 'photoSession'>

export interface PhotoAddress {
  key: string
  variant: PhotoVariant
  /** In seconds. */
  expiry: number
  signature: string
}

/** A signed address of one variant that works for one to two hours, on this site, for those whom it was signed for. */
export function photoAddress(signer: PhotoSigner, key: string, variant: PhotoVariant, now: Date): string {
  const expiry = (Math.floor(now.getTime() / hour) + 2) * (hour / 1000)
  return `/photos/${key}/${variant}.webp?e=${expiry}&s=${sign(signer, key, variant, expiry)}`
}

export function isPhotoAddressGood(signer: PhotoSigner, address: PhotoAddress, now: Date): boolean {
  const expected = Buffer.from(sign(signer, address.key, address.variant, address.expiry))
  const given = Buffer.from(address.signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && address.expiry * 1000 > now.getTime()
}

function sign({ secret, site, photoSession }: PhotoSigner, key: string, variant: PhotoVariant, expiry: number): string {
  const hmac = new Bun.CryptoHasher('sha256', secret)
  const signed = [site.id, photoSession ?? '', key, variant, expiry].join('\n')
  return hmac.update(signed).digest('base64url').slice(0, 32)
}
