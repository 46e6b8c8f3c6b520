import type { PhotoType } from './received.ts'

/** What a picture costs beside the decoding, as many megapixels of it as that takes: its files. */
export const filesPrice = 4

/** Above that of anything we take, and that of what cannot be read from its head. */
const dearest = 200

/**
 * The cost of making the files of an uploaded picture, from its header alone. The unit is about a decoded megapixel of
 * an 8-bit PNG. Measured: a JPEG in one scan costs a quarter of that, WebP three quarters, 16 bits twice as much.
 */
export function priceOf(photo: Uint8Array, type: PhotoType): number {
  const bytes = Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength)
  try {
    return Math.min(dearest, filesPrice + decoding[type](bytes) / 1_000_000)
  } catch (error) {
    if (error instanceof RangeError) return dearest
    throw error
  }
}

const decoding: Record<PhotoType, (bytes: Buffer) => number> = {
  png(bytes) {
    const [pixels, bits, isInterlaced] = [
      bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
      bytes[24] ?? 8,
      bytes[28] === 1,
    ]
    return pixels * (bits > 8 ? 2 : 1) * (isInterlaced ? 1.5 : 1)
  },
  jpeg(bytes) {
    const frame = frameOf(bytes)
    const scans = scansOf(bytes)
    return bytes.readUInt16BE(frame + 5) * bytes.readUInt16BE(frame + 7) * (scans > 1 ? scans / 10 : 1 / 4)
  },
  webp(bytes) {
    return webpPixels(bytes) * 0.75
  },
}

/** Before the frame: cameras write some ten. */
const maxSegments = 1_000

/** The offset of a JPEG's frame header, in bytes. */
function frameOf(bytes: Buffer): number {
  let at = 2
  for (let segments = 0; segments < maxSegments; segments++) {
    const marker = bytes.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return at
    if (marker < 0xff01) throw new RangeError('no marker')
    at += marker === 0xffff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  throw new RangeError('too many segments')
}

/** No pixels hold what a scan begins with. */
function scansOf(bytes: Buffer): number {
  const mark = Buffer.from('ffda', 'hex')
  let scans = 0
  for (let at = bytes.indexOf(mark); at !== -1 && scans < 1000; at = bytes.indexOf(mark, at + 2)) scans++
  return scans
}

function webpPixels(bytes: Buffer): number {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (1 + bytes.readUIntLE(24, 3)) * (1 + bytes.readUIntLE(27, 3))
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return (1 + (packed & 0x3fff)) * (1 + ((packed >> 14) & 0x3fff))
    }
    case 'VP8 ':
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff)
    default:
      throw new RangeError('no picture')
  }
}
