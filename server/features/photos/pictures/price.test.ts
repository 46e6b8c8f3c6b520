import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { png } from '../testing/png.ts'
import { priceOf } from './price.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#38a868' } })

test('a picture’s price grows with its pixels, its bits and the turns in which it comes', async () => {
  const prices = {
    jpeg: priceOf(await picture(2000, 1000).jpeg().toBuffer(), 'jpeg'),
    'jpeg in turns': priceOf(await picture(2000, 1000).jpeg({ progressive: true }).toBuffer(), 'jpeg'),
    png: priceOf(await picture(2000, 1000).png().toBuffer(), 'png'),
    'png of 16 bits': priceOf(png(8000, 5000, [], { bits: 16, colour: 6 }), 'png'),
    'png in turns': priceOf(await picture(2000, 1000).png({ progressive: true }).toBuffer(), 'png'),
    webp: priceOf(await picture(2000, 1000).webp().toBuffer(), 'webp'),
    'webp without loss': priceOf(await picture(2000, 1000).webp({ lossless: true }).toBuffer(), 'webp'),
    'webp with a profile': priceOf(await picture(2000, 1000).withIccProfile('p3').webp().toBuffer(), 'webp'),
  }
  expect(prices).toEqual({
    ...{ jpeg: 4.5, 'jpeg in turns': 6, png: 6, 'png of 16 bits': 84, 'png in turns': 7 },
    ...{ webp: 5.5, 'webp without loss': 5.5, 'webp with a profile': 5.5 },
  })
})

test('what cannot be read by its head is as dear as anything, and keeps nobody', () => {
  for (const type of ['jpeg', 'png', 'webp'] as const)
    for (const photo of [
      Buffer.alloc(0),
      Buffer.alloc(16),
      Buffer.from('ffd8ffff', 'hex'),
      Buffer.from('ffd8ff'.padEnd(60_000, 'e00000ff'), 'hex'),
    ])
      expect(priceOf(photo, type)).toBe(200)
})
