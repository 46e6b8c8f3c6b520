import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { iconsDir } from '../../scripts/build.ts'
import { drawIcons, type icons } from '../../scripts/lib/assets/icons.ts'
import { testWorld } from '../testing/world.ts'
import { serveSiteFile } from './site-files.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
await drawIcons(iconsDir)

const get = (path: string) =>
  serveSiteFile(world, new Request(`http://localhost${path}`, { headers: { host: 'localhost' } }))

test('the site as an app has icons in the sizes that it names, one of them for a shape of the system’s own', async () => {
  const manifest = await (await get('/manifest.webmanifest'))!.json()
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes, type } of pngs) {
    const answer = (await get(src))!
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect([answer.headers.get('content-type'), format, `${width}x${height}`]).toEqual([type, 'png', sizes])
  }
})

test('what a system cuts to its own shape is drawn to every edge, and the mark itself is not', async () => {
  const corner = async (name: keyof typeof icons) => {
    const { data, info } = await sharp(await (await get(`/${name}`))!.arrayBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[info.width * info.channels - 1]
  }
  expect(await corner('icon-maskable-512.png')).toBe(255)
  expect(await corner('apple-touch-icon.png')).toBe(255)
  expect(await corner('icon-512.png')).toBe(0)
})

test('browsers that ask for /favicon.ico get one with each of its sizes', async () => {
  const answer = (await get('/favicon.ico'))!
  const ico = Buffer.from(await answer.arrayBuffer())
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, n) => {
    const [length, begin] = [ico.readUInt32LE(6 + 16 * n + 8), ico.readUInt32LE(6 + 16 * n + 12)]
    return sharp(ico.subarray(begin, begin + length)).metadata()
  })
  expect((await Promise.all(sizes)).map(({ format, width }) => [format, width])).toEqual([
    ['png', 16],
    ['png', 32],
    ['png', 48],
  ])
  expect(answer.headers.get('content-type')).toBe('image/x-icon')
})
