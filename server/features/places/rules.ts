import type { City } from '../../../db/reference/cities.ts'

export interface GeoPoint {
  /** In degrees. */
  latitude: number
  longitude: number
}

const kilometresPerDegree = 111.32

/** Degrees of latitude between two lines of the grid: 1.1 km. */
const step = 0.01

/** Rounds to a grid of at least a kilometre: exact positions are never looked up, stored or published. */
export function snap({ latitude, longitude }: GeoPoint): GeoPoint {
  const snapped = roundTo(latitude, step)
  // Meridians come together towards the poles; there one cell goes around the earth.
  const width = Math.min(360, step / Math.max(Math.cos((snapped * Math.PI) / 180), 1e-6))
  return { latitude: snapped, longitude: roundTo(longitude, width) }
}

export function nearestOf<Place extends Pick<City, 'latitude' | 'longitude'>>(
  places: readonly Place[],
  point: GeoPoint,
): Place | undefined {
  const shortening = Math.cos((point.latitude * Math.PI) / 180)
  const distance = ({ latitude, longitude }: Place) =>
    Math.hypot(latitude - point.latitude, (longitude - point.longitude) * shortening) * kilometresPerDegree
  return places.reduce<Place | undefined>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    undefined,
  )
}

function roundTo(value: number, grid: number): number {
  return Math.round(value / grid) * grid
}
