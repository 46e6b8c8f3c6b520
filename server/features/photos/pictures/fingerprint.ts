import sharp, { type Sharp } from 'sharp'
import phash from 'sharp-phash'

/** Pixels a side of what is looked at: far more than the hash keeps, so that parts of it can be cut out. */
const side = 192

interface PicturePart {
  left: number
  top: number
  width: number
  height: number
}

const whole: PicturePart = { left: 0, top: 0, width: side, height: side }

/** All, nine and eight tenths of a length, at its beginning, in its middle and at its end. */
const spans = [
  { from: 0, share: 1 },
  ...[0.9, 0.8].flatMap((share) => [0, 0.5, 1].map((place) => ({ from: place * (1 - share), share }))),
]

/** What is left when somebody cuts something off: 49 rectangles, the whole first. */
const cuts: PicturePart[] = spans.flatMap((y) =>
  spans.map((x) => ({
    ...{ left: Math.round(x.from * side), top: Math.round(y.from * side) },
    ...{ width: Math.round(x.share * side), height: Math.round(y.share * side) },
  })),
)

const middle = (share: number): PicturePart => {
  const [at, length] = [Math.round(((1 - share) / 2) * side), Math.round(share * side)]
  return { left: at, top: at, width: length, height: length }
}

/** How a picture looks, for finding it again when it comes back cut: 64 bits as text for the whole and for each part. */
export async function fingerprintOf(picture: Uint8Array): Promise<string[]> {
  return hashesOf(await squareOf(sharp(picture)), cuts)
}

/** The hashes of an uploaded picture, to compare with fingerprints: whole, mirrored, and without a possible border. */
export async function looksOf(picture: Sharp): Promise<string[]> {
  const pixels = await squareOf(picture)
  const mirrored = await hashesOf(mirror(pixels), [whole])
  return [...(await hashesOf(pixels, [whole, middle(0.9), middle(0.8)])), ...mirrored]
}

/** As a grey square. Greyscale comes after resizing: on the whole picture it takes four times as long. */
async function squareOf(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.resize(side, side, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).greyscale().raw().toBuffer()
}

/** One after the other: each takes the event loop for some milliseconds. */
async function hashesOf(pixels: Buffer, parts: readonly PicturePart[]): Promise<string[]> {
  const hashes: string[] = []
  for (const { left, top, width, height } of parts) {
    const rows = Array.from({ length: height }, (_, y) => {
      const start = (top + y) * side + left
      return pixels.subarray(start, start + width)
    })
    hashes.push(await phash(Buffer.concat(rows), { raw: { width, height, channels: 1 } }))
    await Bun.sleep(0)
  }
  return hashes
}

function mirror(pixels: Buffer): Buffer {
  const rows = Array.from({ length: side }, (_, y) => pixels.subarray(y * side, (y + 1) * side).toReversed())
  return Buffer.concat(rows)
}
