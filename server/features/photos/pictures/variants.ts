import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { PhotoVariant } from '../addresses.ts'
import { keptPhotoSide } from '../rules/size.ts'
import { maxPhotoBytes, maxPhotoPixels } from './bounds.ts'
import { looksOf } from './fingerprint.ts'
import { UnfitPicture } from './unfit.ts'

// Every picture is another one, so nothing would ever be found in the cache.
sharp.cache(false)
sharp.concurrency(1)

export interface MadePhoto<Variant extends string = string> {
  /** WebP files without any metadata. */
  files: Record<Variant, Uint8Array> & { full: Uint8Array }
  /** `#rrggbb`. */
  colour: string
  /** What it looks like (`fingerprint.ts`). */
  looks: string[]
  /** Of the full file, in pixels. */
  width: number
  height: number
}

/** A decoded picture, upright and in sRGB. */
interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** All that is ever shown of a member's photo (JPEG, PNG, WebP; the demo's SVG). Small originals are not enlarged. */
export async function makeVariants(original: Uint8Array): Promise<MadePhoto<PhotoVariant>> {
  const full = await decode(original)
  const [thumb, card, match, blurred, fullFile, seen] = await Promise.all([
    faceOf(full, 160).webp({ quality: 78, effort: 4 }).toBuffer(),
    cropped(full, 480, 600).webp({ quality: 74, effort: 3 }).toBuffer(),
    cropped(full, 800, 1000).webp({ quality: 76, effort: 2 }).toBuffer(),
    blur(full),
    fullFileOf(full),
    seenOf(full),
  ])
  return { files: { thumb, card, match, blurred, full: fullFile }, ...seen }
}

/** The whole picture in two sizes, whatever its shape. */
export async function makeMessageVariants(original: Uint8Array): Promise<MadePhoto<'small'>> {
  const pixels = await decode(original)
  const [small, full, seen] = await Promise.all([
    picture(pixels)
      .resize(560, 640, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 74, effort: 3 })
      .toBuffer(),
    fullFileOf(pixels),
    seenOf(pixels),
  ])
  return { files: { small, full }, ...seen }
}

const fullFileOf = (pixels: Pixels) => picture(pixels).webp({ quality: 80, effort: 2 }).toBuffer()

async function seenOf(pixels: Pixels) {
  const { width, height } = pixels.info
  return { colour: await dominantColour(pixels), looks: await looksOf(picture(pixels)), width, height }
}

/** Decodes once, at the largest size that is shown; the other variants are made from its pixels. */
async function decode(original: Uint8Array): Promise<Pixels> {
  if (original.byteLength > maxPhotoBytes) throw new UnfitPicture('unreadable', 'too many bytes')
  try {
    return await sharp(original, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
      .autoOrient()
      .resize(keptPhotoSide, keptPhotoSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new UnfitPicture('unreadable', 'not a picture that can be read', { cause })
  }
}

function picture({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * The part of this proportion that most likely shows the face: of a tall picture the top, of a wide one where the eye
 * goes. At most `width` x `height` pixels.
 */
function cropped(pixels: Pixels, width: number, height: number): Sharp {
  const scale = Math.min(1, pixels.info.width / width, pixels.info.height / height)
  const isTall = pixels.info.width / pixels.info.height <= width / height
  return picture(pixels).resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
    position: isTall ? 'top' : 'attention',
  })
}

/** A square around where the face is: of a tall picture nearer than the whole width, because it is shown small. */
function faceOf(pixels: Pixels, size: number): Sharp {
  const { width, height } = pixels.info
  if (width >= height) return cropped(pixels, size, size)
  const side = Math.max(1, Math.round(width * 0.82))
  const top = Math.min(height - side, Math.round(Math.min(height, width * 1.25) * 0.08))
  return picture(pixels)
    .extract({ left: Math.floor((width - side) / 2), top, width: side, height: side })
    .resize(Math.min(size, side))
}

/** Made from 20 x 25 pixels that are blurred themselves: what was in the picture is no longer in the file. */
async function blur(pixels: Pixels): Promise<Buffer> {
  const { data, info } = await picture(pixels)
    .resize(20, 25, { position: 'top' })
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return picture({ data, info }).resize(400, 500, { kernel: 'cubic' }).blur(10).webp({ quality: 60 }).toBuffer()
}

async function dominantColour(pixels: Pixels): Promise<string> {
  const small = await picture(pixels).resize(48, 48, { fit: 'inside' }).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
