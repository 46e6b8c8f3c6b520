import places from './cities.json'
import type { RegionCode } from './regions.ts'

/** A place that many people name. Coordinates in degrees, rounded to 0.01: about a kilometre. */
export interface City {
  /** In the region's own language; unique within its region. */
  name: string
  region: RegionCode
  latitude: number
  longitude: number
}

const placesByRegion: Record<RegionCode, readonly Omit<City, 'region'>[]> = places

/** One to twelve of them, the best known first. */
export function citiesOf(region: RegionCode): readonly City[] {
  return placesByRegion[region].map((place) => ({ ...place, region }))
}
