import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A point with three strokes. */
const spark = (colour: string) =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"><circle cx="11.5" cy="20.5" r="3.6"/><path d="M11.5 12V8M17 15l5-5M20.5 20.5H24"/></g>`

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${content}</svg>`

/** The mark: the spark in a speech bubble. */
export const mark = svg(
  `<path fill="#d41862" d="M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9Z"/>${spark('#fff')}`,
)

/** Systems cut these to a shape of their own: the ground reaches every edge, and what is drawn keeps away from them. */
const full = svg(
  `<path fill="#d41862" d="M0 0h32v32H0z"/><g transform="translate(16 16) scale(.82) translate(-16 -16)">${spark('#fff')}</g>`,
)

/** Android fills what is drawn with a colour of its own. */
const badge = svg(`<g transform="translate(16 16) scale(1.35) translate(-16 -16)">${spark('#fff')}</g>`)

interface Icon {
  svg: string
  /** In pixels; several make one file of all of them. */
  size: number | number[]
}

/** The icons that are not the mark itself, by their names in the folder and at the site's root. */
export const icons = {
  'favicon.ico': { svg: mark, size: [16, 32, 48] },
  'apple-touch-icon.png': { svg: full, size: 180 },
  'icon-192.png': { svg: mark, size: 192 },
  'icon-512.png': { svg: mark, size: 512 },
  'icon-maskable-512.png': { svg: full, size: 512 },
  'push-badge.png': { svg: badge, size: 96 },
} as const satisfies Record<string, Icon>

/** Draws all of `icons` into `dir`, which is made when it is missing. */
export async function drawIcons(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true })
  for (const [name, { svg, size }] of Object.entries<Icon>(icons)) {
    const pngs = await Promise.all([size].flat().map((each) => draw(svg, each)))
    writeFileSync(resolve(dir, name), name.endsWith('.ico') ? icoOf(pngs) : pngs[0]!)
  }
}

/** A PNG of `size` by `size` pixels. */
async function draw(svg: string, size: number): Promise<Buffer> {
  // The server reads the list above, and has no use for a library of pictures in its process.
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(svg), { density: (72 * size) / 32 })
  return drawing.resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()
}

const headerBytes = 6
const entryBytes = 16

/** One file of several PNGs: a list of where each begins, and then each. */
function icoOf(pngs: Buffer[]): Buffer {
  const list = Buffer.alloc(headerBytes + entryBytes * pngs.length)
  list.writeUInt16LE(1, 2)
  list.writeUInt16LE(pngs.length, 4)
  let begin = list.length
  for (const [index, png] of pngs.entries()) {
    const entry = headerBytes + entryBytes * index
    // A PNG tells its width and height at a fixed place.
    list.writeUInt8(png.readUInt32BE(16) % 256, entry)
    list.writeUInt8(png.readUInt32BE(20) % 256, entry + 1)
    list.writeUInt16LE(1, entry + 4)
    list.writeUInt16LE(32, entry + 6)
    list.writeUInt32LE(png.length, entry + 8)
    list.writeUInt32LE(begin, entry + 12)
    begin += png.length
  }
  return Buffer.concat([list, ...pngs])
}
