import type { PhotoType } from '../pictures/received.ts'

const beginsWith = (bytes: Uint8Array, mark: string, offset = 0) =>
  Buffer.from(bytes.subarray(offset, offset + mark.length)).toString('latin1') === mark

/** By what it begins with; names and headers say nothing. Undefined for all that we take for no photo. */
export function photoTypeOf(photo: Uint8Array): PhotoType | undefined {
  if (beginsWith(photo, '\xff\xd8\xff')) return 'jpeg'
  if (beginsWith(photo, '\x89PNG\r\n\x1a\n')) return 'png'
  if (beginsWith(photo, 'RIFF') && beginsWith(photo, 'WEBP', 8)) return 'webp'
  return undefined
}
