import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { snap } from './rules.ts'

/** Kilometres between two points that are close together. */
function distance(a: { latitude: number; longitude: number }, b: typeof a): number {
  const shortening = Math.cos((a.latitude * Math.PI) / 180)
  return 111.32 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shortening)
}

const point = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})

test('neighbours within one cell of more than a kilometre cannot be told apart', () => {
  fc.assert(
    fc.property(point, (exact) => {
      const snapped = snap(exact)
      const east = snap({
        ...snapped,
        longitude: snapped.longitude + 0.0049 / Math.cos((snapped.latitude * Math.PI) / 180),
      })
      const north = snap({ ...snapped, latitude: snapped.latitude + 0.0049 })
      expect(distance(snapped, east)).toBeLessThan(1e-6)
      expect(north.latitude).toBeCloseTo(snapped.latitude, 9)
    }),
  )
})

test('a point moves by less than a kilometre', () => {
  fc.assert(fc.property(point, (exact) => distance(exact, snap(exact)) < 1))
})

test('the poles are places too', () => {
  expect(Number.isFinite(snap({ latitude: 90, longitude: 180 }).longitude)).toBe(true)
})
