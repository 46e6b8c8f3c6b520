import { m } from '~words'
import { invalid } from '../../core/refusal.ts'

export const countryUnknown = invalid('country_unknown', () => m.refusal_country_unknown())
export const regionUnknown = invalid('region_unknown', () => m.refusal_region_unknown())
export const cityInvalid = invalid('city_invalid', () => m.refusal_city_invalid())
