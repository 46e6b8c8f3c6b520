import { z } from 'zod'
import { isCountryCode } from '../../../db/reference/countries/codes.ts'
import { placesIn, type TownRecord } from '../../../db/reference/places.ts'
import { isRegionCode, type RegionCode } from '../../../db/reference/regions.ts'
import type { Context } from '../../core/context.ts'
import { countryUnknown } from './refusals.ts'

/** As many as can be looked over at once. */
const shown = 8

const regionCode = z.custom<RegionCode>((value) => typeof value === 'string' && isRegionCode(value))
export const foundPlace = z.object({ name: z.string(), region: regionCode })

export interface PlaceSearch {
  country: string
  /** Places of this region come first. */
  region: string | null
  text: string
}

/** Throws `country_unknown`. */
export async function findPlaces(ctx: Context, { country, region, text }: PlaceSearch): Promise<TownRecord[]> {
  if (!isCountryCode(country) || !ctx.site.settings.countries.includes(country)) {
    throw countryUnknown({ field: 'country' })
  }
  return (await placesIn(country)).find(text, { region, limit: shown })
}
