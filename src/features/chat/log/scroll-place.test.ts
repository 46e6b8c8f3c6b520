import { expect, test } from 'bun:test'
import { distanceToEnd, hasScrolledUp, lastInView } from './scroll-place.ts'

const end = { top: 400, height: 600, contentHeight: 1000 }

test('the end is where nothing more lies below', () => {
  expect(distanceToEnd(end)).toBe(0)
  expect(distanceToEnd({ ...end, top: 250 })).toBe(150)
})

test('only a reader moves up while all heights stay', () => {
  expect(hasScrolledUp(end, { ...end, top: 250 })).toBe(true)
  expect(hasScrolledUp(end, { ...end, top: 400 })).toBe(false)
  // A row measured higher than it was guessed, one that was lower, and a keyboard that has gone away.
  expect(hasScrolledUp(end, { ...end, contentHeight: 1150 })).toBe(false)
  expect(hasScrolledUp(end, { ...end, top: 380, contentHeight: 980 })).toBe(false)
  expect(hasScrolledUp(end, { top: 100, height: 900, contentHeight: 1000 })).toBe(false)
})

test('read can be what is in view by half, or fills half of the screen', () => {
  const rows = [
    { seq: 7, start: 0, size: 100 },
    { seq: 8, start: 100, size: 100 },
    { seq: 9, start: 200, size: 4000 },
    { seq: undefined, start: 4200, size: 50 },
  ]
  const at = (top: number) => lastInView(rows, { top, height: 600, contentHeight: 4250 })
  expect(lastInView(rows, { top: 0, height: 149, contentHeight: 4250 })).toBe(7)
  expect(lastInView(rows, { top: 0, height: 150, contentHeight: 4250 })).toBe(8)
  expect(at(0)).toBe(9)
  expect(lastInView(rows, { top: 0, height: 300, contentHeight: 4250 })).toBe(8)
  expect(at(3650)).toBe(9)
  expect(lastInView([], { top: 0, height: 600, contentHeight: 0 })).toBe(0)
})
