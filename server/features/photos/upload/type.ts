import sharp from 'sharp'
import { maxPhotoPixels } from '../pictures/bounds.ts'
import { photoTooLarge, photoUnreadable } from '../refusals.ts'

sharp.cache(false)

const beginsWith = (bytes: Uint8Array, mark: string, offset = 0) =>
  Buffer.from(bytes.subarray(offset, offset + mark.length)).toString('latin1') === mark

/** By what it begins with; names and headers say nothing. */
function typeOf(photo: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (beginsWith(photo, '\xff\xd8\xff')) return 'jpeg'
  if (beginsWith(photo, '\x89PNG\r\n\x1a\n')) return 'png'
  if (beginsWith(photo, 'RIFF') && beginsWith(photo, 'WEBP', 8)) return 'webp'
  return undefined
}

/** Refuses all that is no JPEG, PNG or WebP of a size that we take, before any of it is decoded: of the head alone. */
export async function checkPhotoType(photo: Uint8Array): Promise<void> {
  const type = typeOf(photo)
  if (!type) throw photoUnreadable()
  // The bound is looked at here, so that what is too large can be told from what is broken.
  const head = await sharp(photo, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw photoUnreadable({}, { cause })
    })
  if (head.format !== type) throw photoUnreadable()
  if (head.width * head.height > maxPhotoPixels) throw photoTooLarge()
}
