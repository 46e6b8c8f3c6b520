import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawPortrait } from '../../../../db/demo/portraits/portrait.ts'
import { maxPhotoBytes } from './bounds.ts'
import { makeVariants } from './variants.ts'

const portrait = Buffer.from(drawPortrait(11, { gender: 'male', age: 41 }))

/** A picture whose left half is red and whose right half is blue. */
function twoHalves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
  ])
}

async function pixel(file: Uint8Array, x: number, y: number): Promise<[number, number, number]> {
  const [r, g, b] = await sharp(file).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [r as number, g as number, b as number]
}

describe('a photo becomes five files', () => {
  test('each a WebP of its size, small enough to send', async () => {
    const { files } = await makeVariants(portrait)
    const sizes = await Promise.all(
      Object.entries(files).map(async ([variant, file]) => {
        const { format, width, height } = await sharp(file).metadata()
        return [variant, format, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['thumb', 'webp', 160, 160],
      ['card', 'webp', 480, 600],
      ['match', 'webp', 800, 1000],
      ['blurred', 'webp', 400, 500],
      ['full', 'webp', 800, 1000],
    ])
    expect(files.thumb.byteLength).toBeLessThan(12_000)
    expect(files.card.byteLength).toBeLessThan(45_000)
  })

  test('a large one is brought down to 1600 pixels, a small one is not enlarged', async () => {
    const large = await makeVariants(await twoHalves(3000, 2000).jpeg().toBuffer())
    expect(await sharp(large.files.full).metadata()).toMatchObject({ width: 1600, height: 1067 })

    const small = await makeVariants(await twoHalves(100, 200).png().toBuffer())
    expect(await sharp(small.files.full).metadata()).toMatchObject({ width: 100, height: 200 })
    expect(await sharp(small.files.card).metadata()).toMatchObject({ width: 100, height: 125 })
    expect(await sharp(small.files.thumb).metadata()).toMatchObject({ width: 82, height: 82 })

    const tiny = await makeVariants(await twoHalves(2, 3).png().toBuffer())
    expect(await sharp(tiny.files.thumb).metadata()).toMatchObject({ format: 'webp' })
  })

  test('of a tall one the top is shown, where the face is', async () => {
    const tall = sharp({ create: { width: 400, height: 1200, channels: 3, background: '#0000ff' } }).composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    const { files } = await makeVariants(await tall.png().toBuffer())
    const [r, , b] = await pixel(files.thumb, 80, 150)
    expect(r).toBeGreaterThan(200)
    expect(b).toBeLessThan(50)
  })

  test('its dominant colour stands in until it has arrived', async () => {
    const { colour } = await makeVariants(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#38a868' } })
        .png()
        .toBuffer(),
    )
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(colour).toBe('#38a868')
  })
})

test('nothing of what a camera writes is left', async () => {
  const jpeg = await twoHalves(800, 600)
    .withExif({ IFD0: { Make: 'Spycam', Artist: 'Anna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect((await sharp(jpeg).metadata()).exif).toBeDefined()
  const { files } = await makeVariants(jpeg)
  for (const file of Object.values(files)) {
    const { exif, xmp, iptc, icc } = await sharp(file).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
    expect(Buffer.from(file).includes('Spycam')).toBe(false)
  }
})

test('a picture taken with the camera on its side stands upright', async () => {
  const jpeg = await twoHalves(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { files } = await makeVariants(jpeg)
  expect(await sharp(files.full).metadata()).toMatchObject({ width: 400, height: 800 })
  expect((await pixel(files.full, 200, 100))[0]).toBeGreaterThan(200)
  expect((await pixel(files.full, 200, 700))[2]).toBeGreaterThan(200)
})

test('a see-through picture gets a white ground', async () => {
  const png = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { files } = await makeVariants(png)
  expect(await pixel(files.full, 25, 25)).toEqual([255, 255, 255])
})

test('the blurred file does not hold the face', async () => {
  const { files } = await makeVariants(portrait)
  const back = await sharp(files.blurred).resize(480, 600).greyscale().raw().toBuffer()
  const plain = await sharp(files.card).greyscale().raw().toBuffer()
  const contrast = (pixels: Buffer) => {
    let sum = 0
    for (let i = 480; i < pixels.length; i++) sum += Math.abs((pixels[i] as number) - (pixels[i - 1] as number))
    return sum / pixels.length
  }
  expect(contrast(back)).toBeLessThan(contrast(plain) / 3)
  // Edges that were sharp a pixel wide are gone altogether.
  let steepest = 0
  for (let i = 1; i < back.length; i++) {
    if (i % 480 !== 0) steepest = Math.max(steepest, Math.abs((back[i] as number) - (back[i - 1] as number)))
  }
  expect(steepest).toBeLessThan(10)
})

describe('refused', () => {
  test('what is no picture', async () => {
    for (const content of ['', 'hello', '<html></html>', '%PDF-1.4']) {
      await expect(makeVariants(Buffer.from(content))).rejects.toThrow('unreadable')
    }
  })

  test('a picture that was cut off', async () => {
    const jpeg = await twoHalves(800, 600).jpeg().toBuffer()
    await expect(makeVariants(jpeg.subarray(0, jpeg.length / 2))).rejects.toThrow('unreadable')
  })

  test('more than 15 MB', async () => {
    await expect(makeVariants(new Uint8Array(maxPhotoBytes + 1))).rejects.toThrow('too many bytes')
  })

  test('a small file that unfolds to more than 40 megapixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    await expect(makeVariants(bomb)).rejects.toThrow('unreadable')
  })
})
