import { expect, test } from 'bun:test'
import { type ProfilePhoto, stripOf } from './photos.ts'

const photos = (count: number): ProfilePhoto[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, colour: '#000000', locked: true, blurred: '' }))
const stripFor = (count: number) => stripOf(photos(count)).map(({ index, standsFor }) => [index, standsFor])

test('the strip shows what follows the main photo, and its last one stands for what has no room', () => {
  expect(stripFor(0)).toEqual([])
  expect(stripFor(1)).toEqual([])
  expect(stripFor(3)).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(stripFor(5)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
  ])
  expect(stripFor(7)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 3],
  ])
})
