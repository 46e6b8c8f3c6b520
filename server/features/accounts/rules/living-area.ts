import { citiesOf } from '../../../../db/reference/cities.ts'
import { type CountryCode, isCountryCode } from '../../../../db/reference/countries.ts'
import { findRegion, type RegionCode } from '../../../../db/reference/regions.ts'
import { Refusal } from '../../../core/refusal.ts'

export interface LivingArea {
  country: CountryCode
  region: RegionCode | null
  /** A place of our list: one's own name for it could be an address. */
  city: string | null
}

/** Where somebody lives. Throws `country_unknown`, `region_unknown` or `city_invalid`. */
export function parseLivingArea(
  { country, region, city }: { country: string; region: string | null; city: string | null },
  { countries }: { countries: readonly CountryCode[] },
): LivingArea {
  if (!isCountryCode(country) || !countries.includes(country))
    throw new Refusal('country_unknown', { field: 'country' })
  if (!region) {
    if (city) throw new Refusal('city_invalid', { field: 'city' })
    return { country, region: null, city: null }
  }
  const known = findRegion(region)
  if (known?.country !== country) throw new Refusal('region_unknown', { field: 'region' })
  const isListed = !city || citiesOf(known.code).some(({ name }) => name === city)
  if (!isListed) throw new Refusal('city_invalid', { field: 'city' })
  return { country, region: known.code, city: city || null }
}
