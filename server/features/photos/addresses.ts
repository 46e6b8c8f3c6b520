import { timingSafeEqual } from 'node:crypto'

export const photoVariants = ['thumb', 'card', 'full', 'match', 'blurred'] as const
export type PhotoVariant = (typeof photoVariants)[number]

/** Addresses end on whole hours, so that the same one is handed out for an hour and browsers can keep the file. */
const hour = 3_600_000

/** A signed address of one variant that works for one to two hours. The signature covers the variant. */
export function photoAddress(secret: string, key: string, variant: PhotoVariant, now: Date): string {
  const expiry = (Math.floor(now.getTime() / hour) + 2) * (hour / 1000)
  return `/photos/${key}/${variant}.webp?e=${expiry}&s=${sign(secret, key, variant, expiry)}`
}

/** Whether the address was signed by us for this variant and is still good. */
export function isPhotoAddressGood(
  secret: string,
  { key, variant, expiry, signature }: { key: string; variant: PhotoVariant; expiry: number; signature: string },
  now: Date,
): boolean {
  const expected = Buffer.from(sign(secret, key, variant, expiry))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && expiry * 1000 > now.getTime()
}

function sign(secret: string, key: string, variant: PhotoVariant, expiry: number): string {
  const hmac = new Bun.CryptoHasher('sha256', secret)
  return hmac.update(`${key}\n${variant}\n${expiry}`).digest('base64url').slice(0, 32)
}
