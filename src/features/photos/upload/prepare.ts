import { m } from '~words'
import { leastPhoto } from '../../../../server/features/photos/rules/size.ts'

/** A part of a picture, in pixels of its upright orientation. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** A file that cannot be sent; the message is for the user. */
export class UnfitPhoto extends Error {
  override readonly name = 'UnfitPhoto'
}

/** For a photo of which too little is left to fill a card. */
export const tooSmall = () => new UnfitPhoto(m.photos_refusal_too_small(leastPhoto))

export interface PreparedPhoto {
  blob: Blob
  /** In pixels. */
  width: number
  height: number
  /** About the one that it has most of, as #rrggbb. */
  colour: string
}

/** Pixels of the longer side that are worth sending. */
const longestSide = 2560

/** Bytes that a photo is brought under, where its quality allows. */
const wanted = 900_000
const qualities = [0.85, 0.75, 0.65, 0.5]

/**
 * The photo as it is sent: upright, no larger than it can be of use, without anything but its pixels, and cut for good where a part
 * was chosen. Throws UnfitPhoto for what this browser cannot open.
 */
export async function preparePhoto(file: Blob, area?: CropArea): Promise<PreparedPhoto> {
  const picture = await openPicture(file)
  try {
    const { x, y, width, height } = area ?? { x: 0, y: 0, width: picture.width, height: picture.height }
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) throw new UnfitPhoto(m.photos_unfit())
    // What was see-through would be black.
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
    return { blob: await written(canvas), width: canvas.width, height: canvas.height, colour: colourOf(canvas) }
  } finally {
    picture.close()
  }
}

/** Decodes it beside the page, upright. Throws UnfitPhoto. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new UnfitPhoto((await isHeic(file)) ? m.photos_unfit_heic() : m.photos_unfit())
  }
}

/** What iPhones take photos as, and only Safari opens: by what it begins with. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(head)
}

function colourOf(canvas: HTMLCanvasElement): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(canvas, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function written(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | null = null
  for (const quality of qualities) {
    smallest = (await encoded(canvas, 'image/webp', quality)) ?? (await encoded(canvas, 'image/jpeg', quality))
    if (smallest && smallest.size <= wanted) break
  }
  if (!smallest) throw new UnfitPhoto(m.photos_unfit())
  return smallest
}

/** A browser that cannot write a type writes another one. */
async function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  return blob?.type === type ? blob : null
}
