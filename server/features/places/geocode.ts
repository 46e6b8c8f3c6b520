import { citiesOf } from '../../../db/reference/cities.ts'
import { type CountryCode, isCountryCode } from '../../../db/reference/countries/codes.ts'
import { regionsOf } from '../../../db/reference/regions.ts'
import type { Context } from '../../core/context.ts'
import { nearestTown } from '../../gateways/geography.ts'
import { type GeoPoint, nearestOf, snap } from './rules.ts'

/** Further from any town than this (kilometres) is nowhere: at sea, mostly. */
const farthest = 50

export interface LivingPlace {
  country: CountryCode
  region: string
  city: string
}

/** The place of the site's countries around a point; undefined when there is none. Works on a grid of a kilometre. */
export async function geocode(ctx: Context, point: GeoPoint): Promise<LivingPlace | undefined> {
  const { latitude, longitude } = snap(point)
  const { country } = (await nearestTown(latitude, longitude, farthest)) ?? {}
  if (!country || !isCountryCode(country) || !ctx.site.settings.countries.includes(country)) return undefined
  const city = nearestOf(
    regionsOf(country).flatMap(({ code }) => citiesOf(code)),
    { latitude, longitude },
  )
  return city && { country, region: city.region, city: city.name }
}
