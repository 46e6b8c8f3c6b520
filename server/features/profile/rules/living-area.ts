import { type CountryCode, isCountryCode } from '../../../../db/reference/countries/codes.ts'
import type { Places } from '../../../../db/reference/places.ts'
import { findRegion, type RegionCode } from '../../../../db/reference/regions.ts'
import { cityInvalid, countryUnknown, regionUnknown } from '../../places/refusals.ts'

export interface LivingArea {
  country: CountryCode
  region: RegionCode | null
  /** A place that GeoNames knows: one's own name for it could be an address. */
  city: string | null
}

export interface LivingAreaFacts {
  countries: readonly CountryCode[]
  /** Of the country in the form; null when there is none. */
  places: Pick<Places, 'has'> | null
}

/** Throws `country_unknown`, `region_unknown` or `city_invalid`. */
export function parseLivingArea(
  { country, region, city }: { country: string; region: string | null; city: string | null },
  { countries, places }: LivingAreaFacts,
): LivingArea {
  if (!isCountryCode(country) || !countries.includes(country)) throw countryUnknown({ field: 'country' })
  if (!region) {
    if (city) throw cityInvalid({ field: 'city' })
    return { country, region: null, city: null }
  }
  const known = findRegion(region)
  if (known?.country !== country) throw regionUnknown({ field: 'region' })
  if (city && !places?.has({ name: city, region: known.code })) throw cityInvalid({ field: 'city' })
  return { country, region: known.code, city: city || null }
}
