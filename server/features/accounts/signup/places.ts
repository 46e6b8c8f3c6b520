import { citiesOf } from '../../../../db/reference/cities.ts'
import { findRegion } from '../../../../db/reference/regions.ts'
import { Refusal } from '../../../core/refusal.ts'

/** The names of the places one can live in within a region, in their order. Throws `region_unknown`. */
export function placesOf(region: string): string[] {
  const known = findRegion(region)
  if (!known) throw new Refusal('region_unknown', { field: 'region' })
  return citiesOf(known.code).map(({ name }) => name)
}
