import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { dice } from '../../../reliability/testing/dice.ts'
import { chunk, png, pressed, withChunks } from './png.ts'

/** What must not come out of any file that is made of one of these. */
export const photoCanary = 'kanarie-in-de-foto'

export interface HostilePhoto {
  name: string
  file: Buffer
  /** What has to become of it; without a word either will do, as long as nothing of it comes out. */
  must?: 'be taken' | 'be refused'
}

type Format = 'jpeg' | 'png' | 'webp'
const formats: Format[] = ['jpeg', 'png', 'webp']
const taken = 'be taken' as const
const refused = 'be refused' as const

/** All of them, made anew: a broken, oversized, disguised or talkative file of each kind that we could think of. */
export async function hostilePhotos(): Promise<HostilePhoto[]> {
  const plain = await Promise.all(formats.map(async (format) => ({ format, file: await aPhoto(format) })))
  const of = Object.fromEntries(plain.map(({ format, file }) => [format, file])) as Record<Format, Buffer>
  return [
    ...plain.flatMap(({ format, file }) => [...cutOff(format, file), ...flipped(format, file)]),
    ...bombs(of),
    ...disguised(of),
    ...polyglots(of),
    ...(await otherKinds()),
    ...(await unusual()),
    ...(await talkative(of)),
  ]
}

const ground = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0022ff' } })

/** As small as one may be, turned or not. */
function picture() {
  const half = { width: 200, height: 400, channels: 3 as const, background: '#ff2200' }
  return ground(400, 400).composite([{ input: { create: half }, left: 0, top: 0 }])
}

const aPhoto = (format: Format) => picture().toFormat(format).toBuffer()

function cutOff(format: Format, file: Buffer): HostilePhoto[] {
  const places = [0, 1, 2, 3, 4, 7, 8, 12, 16, 20, 24, 29, 33, 40, 60, 100, 160]
  const parts = [0.3, 0.5, 0.7, 0.9].map((part) => Math.floor(file.length * part))
  return [...new Set([...places, ...parts])]
    .filter((end) => end < file.length * 0.95)
    .map((end) => ({
      name: `${format} cut off behind ${end} of ${file.length} bytes`,
      file: file.subarray(0, end),
      must: refused,
    }))
}

/** The same ones each time. */
function flipped(format: Format, file: Buffer): HostilePhoto[] {
  const throwOf = dice(7)
  return Array.from({ length: 14 }, (_, n) => {
    const broken = Buffer.from(file)
    for (let i = 0; i <= n; i++) broken[throwOf(broken.length)] = throwOf(256)
    return { name: `${format} with ${n + 1} bytes changed`, file: broken }
  })
}

function bombs({ jpeg, png: aPng, webp }: Record<Format, Buffer>): HostilePhoto[] {
  const resized = (file: Buffer, offset: number, write: (copy: Buffer, offset: number) => void) => {
    const copy = Buffer.from(file)
    write(copy, offset)
    return copy
  }
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
  const huge = (width: number, height: number) =>
    resized(jpeg, frame + 5, (copy, at) => {
      copy.writeUInt16BE(height, at)
      copy.writeUInt16BE(width, at + 2)
    })
  const canvas = Buffer.concat([
    Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff', 'latin1'),
    webp.subarray(12),
  ])
  const grey = (width: number, height: number) => png(width, height, [chunk('IDAT', pressed((width + 1) * height))])
  const profile = Buffer.concat([Buffer.from('x\0\0', 'latin1'), pressed(60_000_000)])
  const text = chunk('zTXt', Buffer.concat([Buffer.from('x\0\0', 'latin1'), pressed(40_000_000)]))
  return [
    { name: 'png of 40,010,000 pixels in a few kilobytes', file: grey(8002, 5000), must: refused },
    { name: 'png of 39,990,000 pixels in a few kilobytes', file: grey(7998, 5000), must: taken },
    { name: 'png of 30,000 x 30,000', file: png(30_000, 30_000, [chunk('IDAT', pressed(30_000_000))]), must: refused },
    {
      name: 'png of 2 thousand million x 1',
      file: png(2_147_483_647, 1, [chunk('IDAT', pressed(1000))]),
      must: refused,
    },
    { name: 'png of 0 x 0', file: png(0, 0, [chunk('IDAT', pressed(1))]), must: refused },
    { name: 'png of 65,535 x 65,535, 16 bits', file: png(65_535, 65_535, [], { bits: 16, colour: 6 }), must: refused },
    {
      name: 'png whose pixels unfold to more than it says',
      file: png(400, 400, [chunk('IDAT', pressed(100_000_000))]),
    },
    { name: 'png with a text of 60 MB, pressed', file: withChunks(aPng, chunk('zTXt', profile)) },
    {
      name: 'png with 370 texts of 40 MB each, pressed',
      file: withChunks(aPng, ...Array.from({ length: 370 }, () => text)),
      must: taken,
    },
    { name: 'png of 39,990,000 pixels in a line', file: grey(39_990_000, 1), must: refused },
    { name: 'png of 20,000 pixels one above the other', file: grey(1, 20_000), must: refused },
    { name: 'png with a colour profile of 60 MB, pressed', file: withChunks(aPng, chunk('iCCP', profile)) },
    {
      name: 'png with 50,000 texts',
      file: withChunks(aPng, ...Array.from({ length: 50_000 }, () => chunk('tEXt', 'a\0b'))),
    },
    { name: 'png with a chunk that says it has 2 GB', file: withChunks(aPng, Buffer.from('7ffffffftEXt', 'latin1')) },
    { name: 'jpeg that says it has 65,535 x 65,535', file: huge(65_535, 65_535), must: refused },
    { name: 'jpeg that says it has 8,000 x 4,999 and has 400 x 400', file: huge(8000, 4999) },
    { name: 'jpeg that says it has 0 x 0', file: huge(0, 0), must: refused },
    {
      name: 'png in a million empty chunks',
      file: withChunks(aPng, Buffer.concat(Array(1_000_000).fill(chunk('IDAT', '')))),
      must: refused,
    },
    {
      name: 'png in six thousand chunks of nothing',
      file: withChunks(aPng, Buffer.concat(Array(6_000).fill(chunk('teSt', '')))),
      must: refused,
    },
    { name: 'jpeg whose scan comes 400 times', file: manyScans(jpeg, 400) },
    { name: 'webp whose canvas is 16,777,216 x 16,777,216', file: canvas, must: refused },
    { name: 'webp that says it has 4 GB', file: resized(webp, 4, (copy, at) => copy.writeUInt32LE(0xffffffff, at)) },
  ]
}

/** The part of a JPEG that holds the pixels, again and again. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const scan = jpeg.indexOf(Buffer.from('ffda', 'hex'))
  const part = jpeg.subarray(scan, jpeg.length - 2)
  return Buffer.concat([
    jpeg.subarray(0, scan),
    ...Array.from({ length: times }, () => part),
    Buffer.from('ffd9', 'hex'),
  ])
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><text>${photoCanary}</text></svg>`

function disguised({ jpeg }: Record<Format, Buffer>): HostilePhoto[] {
  const entity = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`
  const laughs = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`
  const files: Record<string, Buffer | string> = {
    'an svg': svg,
    'an svg behind blanks': `\n\n   ${svg}`,
    'an svg behind a byte order mark': `\ufeff${svg}`,
    'an svg with an xml head': `<?xml version="1.0" encoding="UTF-8"?>${svg}`,
    'an svg that reads a file': entity,
    'an svg of a thousand million laughs': laughs,
    'an svg that shows another picture': svg.replace('<text>', '<image href="http://127.0.0.1:1/x.png"/><text>'),
    'a pressed svg': gzipSync(svg),
    'an svg behind the mark of a jpeg': Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    'an svg behind the mark of a png': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
    'an svg behind the mark of a webp': `RIFF\0\0\0\0WEBP${svg}`,
    'a page': '<!doctype html><script>alert(1)</script>',
    'a jpeg behind one byte': Buffer.concat([Buffer.from('x'), jpeg]),
    'a jpeg behind a page': Buffer.concat([Buffer.from('<html>'), jpeg]),
  }
  return Object.entries(files).map(([name, file]) => ({ name, file: Buffer.from(file as string), must: refused }))
}

function polyglots(of: Record<Format, Buffer>): HostilePhoto[] {
  const behind: Record<string, string> = {
    'a script': `<script>"${photoCanary}"</script>`,
    'a program of a server': `<?php echo "${photoCanary}"; ?>`,
    'an archive': `PK\x03\x04${photoCanary}PK\x05\x06${'\0'.repeat(18)}`,
    'a document': `%PDF-1.4 ${photoCanary} %%EOF`,
    'an svg': svg,
  }
  const appended = formats.flatMap((format) =>
    Object.entries(behind).map(([what, text]) => ({
      ...{ name: `${format} with ${what} behind it`, file: Buffer.concat([of[format], Buffer.from(text, 'latin1')]) },
      ...(format !== 'webp' && { must: taken }),
    })),
  )
  const inside = Object.entries(behind).flatMap(([what, text]) => [
    { name: `jpeg with ${what} in its comment`, file: withSegment(of.jpeg, 0xfe, text), must: taken },
    { name: `png with ${what} in a text`, file: withChunks(of.png, chunk('tEXt', `Comment\0${text}`)), must: taken },
  ])
  return [...appended, ...inside]
}

/** Puts a segment behind the first mark of a JPEG. */
function withSegment(jpeg: Buffer, mark: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data as string, 'latin1' as never)
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Pictures that we do not take, and what is none. */
async function otherKinds(): Promise<HostilePhoto[]> {
  const files: Record<string, Buffer | string> = {
    gif: await picture().gif().toBuffer(),
    tiff: await picture().tiff().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    bmp: Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'),
    icon: Buffer.from('\0\0\x01\0\x01\0', 'latin1'),
    'jpeg 2000': Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'),
    'jpeg xl': Buffer.from('ff0a0000', 'hex'),
    'a film': Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
    'a document': '%PDF-1.7',
    'an archive': 'PK\x03\x04',
    'a program': '\x7fELF',
    'a text': 'hello',
    'one byte': 'x',
    zeros: Buffer.alloc(10_000),
    'every byte': Buffer.from(Array.from({ length: 4096 }, (_, n) => n % 256)),
    'a raw film of pixels': '8BPS\0\x01',
    netpbm: 'P6\n9 9\n255\n',
    'vips’ own': '\x08\xf2\xa6\xb6',
    openexr: '\x76\x2f\x31\x01',
    'flexible image transport': 'SIMPLE  =                    T',
  }
  return Object.entries(files).map(([name, file]) => ({
    ...{ name: `not taken: ${name}`, must: refused },
    file: Buffer.isBuffer(file) ? file : Buffer.from(file, 'latin1'),
  }))
}

/** Right, and not what people usually have. */
async function unusual(): Promise<HostilePhoto[]> {
  const frame = (n: number) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: `hsl(${n * 30}, 80%, 50%)` } })
  const frames = await Promise.all(Array.from({ length: 12 }, (_, n) => frame(n).png().toBuffer()))
  const clear = sharp({ create: { width: 400, height: 400, channels: 4, background: '#00ff0033' } })
  const files: Record<string, Promise<Buffer>> = {
    'png of 16 bits': picture().toColourspace('rgb16').png().toBuffer(),
    'png of 16 bits and grey': picture().toColourspace('grey16').png().toBuffer(),
    'png with a palette': picture().png({ palette: true }).toBuffer(),
    'png that comes in seven turns': picture().png({ progressive: true }).toBuffer(),
    'png that is see-through': clear.clone().png().toBuffer(),
    'webp that is see-through': clear.clone().webp().toBuffer(),
    'webp without loss': picture().webp({ lossless: true }).toBuffer(),
    'webp that moves': sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'jpeg of four inks': picture().toColourspace('cmyk').jpeg().toBuffer(),
    'jpeg in grey': picture().greyscale().jpeg().toBuffer(),
    'jpeg that comes in turns': picture().jpeg({ progressive: true }).toBuffer(),
    'jpeg of the worst quality': picture().jpeg({ quality: 1 }).toBuffer(),
  }
  const tooSmall: Record<string, Promise<Buffer>> = {
    'one pixel': ground(1, 1).png().toBuffer(),
    'a line of 16,000 pixels': ground(16_000, 1).png().toBuffer(),
    'a column of 16,000 pixels': ground(1, 16_000).jpeg().toBuffer(),
    'a line of what is large enough before it is brought down': ground(10_000, 400).webp().toBuffer(),
  }
  const moving = withChunks(await aPhoto('png'), chunk('acTL', Buffer.from('0000000200000000', 'hex')))
  const made = (some: typeof files, must: HostilePhoto['must']) =>
    Object.entries(some).map(async ([name, file]) => ({ name, file: await file, must }))
  const all = await Promise.all([...made(files, taken), ...made(tooSmall, refused)])
  return [...all, { name: 'png that says it moves', file: moving }]
}

/** Right, with all that cameras and programs write beside the pixels. */
async function talkative(of: Record<Format, Buffer>): Promise<HostilePhoto[]> {
  const exif = {
    IFD0: { Make: photoCanary, Artist: photoCanary },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${photoCanary}</secret></x:xmpmeta>`
  const written = formats.flatMap((format) => [
    { name: `${format} with exif`, file: picture().withExif(exif).toFormat(format).toBuffer() },
    { name: `${format} with xmp`, file: picture().withXmp(xmp).toFormat(format).toBuffer() },
    { name: `${format} with a colour profile`, file: picture().withIccProfile('p3').toFormat(format).toBuffer() },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
      name: `${format} turned as ${orientation}`,
      file: picture().withExif(exif).withMetadata({ orientation }).toFormat(format).toBuffer(),
    })),
  ])
  const long = Buffer.from(`${photoCanary} `.repeat(3000)).subarray(0, 65_000)
  const text = (type: string, data: Buffer | string) => withChunks(of.png, chunk(type, data))
  const byHand: Record<string, Buffer> = {
    'jpeg with iptc': withSegment(of.jpeg, 0xed, `Photoshop 3.0\0 8BIM\x04\x04\0\0${photoCanary}`),
    'jpeg with a note of the maker': withSegment(of.jpeg, 0xef, photoCanary),
    'jpeg with twenty notes': Array.from({ length: 20 }).reduce<Buffer>(
      (file) => withSegment(file, 0xfe, long),
      of.jpeg,
    ),
    'jpeg with a smaller one inside': withSegment(
      of.jpeg,
      0xe2,
      Buffer.concat([Buffer.from(`MPF\0${photoCanary}`), of.jpeg]),
    ),
    'png with an author': text('tEXt', `Author\0${photoCanary}`),
    'png with a pressed text': text('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(photoCanary)])),
    'png with a text of any language': text('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
    'png with a chunk of its own': text('caNa', photoCanary),
    'png with its time': text('tIME', Buffer.from('07ea0301040506', 'hex')),
  }
  const made = written.map(async ({ name, file }) => ({ name, file: await file, must: taken }))
  return [...(await Promise.all(made)), ...Object.entries(byHand).map(([name, file]) => ({ name, file, must: taken }))]
}
