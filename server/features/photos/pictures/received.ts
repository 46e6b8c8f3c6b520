import sharp from 'sharp'
import { isTooSmall } from '../rules/size.ts'
import { maxPhotoPixels, maxPhotoSide } from './bounds.ts'
import { UnfitPicture } from './unfit.ts'

export type PhotoType = 'jpeg' | 'png' | 'webp'

/** As what a picture that comes from somebody is read. */
export interface Reading {
  type: PhotoType
  /** Whether it may be smaller than a card needs it. */
  mayBeSmall: boolean
}

/**
 * Checks an uploaded photo before it is decoded, and removes what could keep its decoder busy. Throws UnfitPicture,
 * also for a file of another type.
 */
export async function readReceived(photo: Uint8Array, { type, mayBeSmall }: Reading): Promise<Uint8Array> {
  const plain = type === 'png' ? withoutText(photo) : photo
  // Sharp's own limit is off: a picture that is too large gets another refusal than a broken one.
  const head = await sharp(plain, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnfitPicture('unreadable', 'no head', { cause })
    })
  const { format, width, height } = head
  if (format !== type) throw new UnfitPicture('unreadable', `${format}, not ${type}`)
  if (width * height > maxPhotoPixels || Math.max(width, height) > maxPhotoSide) throw new UnfitPicture('too large')
  if (!mayBeSmall && isTooSmall(head.autoOrient)) throw new UnfitPicture('too small')
  return plain
}

const signatureLength = 8

/** What a picture needs to be shown in its own colours. */
const needed = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'sRGB', 'iCCP', 'eXIf'])
/** Of a PNG: programs that write small ones come to some 2,000 in the largest photo that we take. */
const maxChunks = 5_000
/** Of a colour profile as it is packed, in bytes. */
const longestProfile = 64 * 1024

/**
 * Removes the texts of a PNG: each may unpack to a thousand times its length, and libpng unpacks all of them first.
 * Throws UnfitPicture if reading its many chunks would take too long.
 */
function withoutText(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const kept = [bytes.subarray(0, signatureLength)]
  let chunks = 0
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    if (++chunks > maxChunks) throw new UnfitPicture('unreadable', `more than ${maxChunks} chunks`)
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (needed.has(type) && !(type === 'iCCP' && length > longestProfile)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}
