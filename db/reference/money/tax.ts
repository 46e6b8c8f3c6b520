import type { CountryCode } from '../countries/codes.ts'
import { countries } from '../countries/facts.ts'
import { dayIn } from '../days.ts'
import { type Money, shareOf } from './money.ts'

/** Where the seller can be registered for the tax of its consumers: the whole Union by the one-stop shop, the others one by one. */
export const taxAreas = ['EU', 'GB', 'CH', 'AU', 'NZ'] as const
export type TaxArea = (typeof taxAreas)[number]

/** What the tax is called: value added tax, goods and services tax. */
export const taxNames = ['vat', 'gst', 'none'] as const
export type TaxName = (typeof taxNames)[number]

/** The tax within a price. */
export interface Tax {
  /** In hundredths of a percent: 2100 is 21 %. */
  rate: number
  tax: Money
  name: TaxName
}

interface TaxedCountry {
  area: TaxArea
  name: TaxName
  /** The newest first, each with the first day that it holds. */
  rates: readonly [since: string, rate: number][]
}

const outside = (area: TaxArea, name: TaxName, ...rates: TaxedCountry['rates']): TaxedCountry => ({ area, name, rates })
const inUnion = (...rates: TaxedCountry['rates']): TaxedCountry => ({ area: 'EU', name: 'vat', rates })

/**
 * The standard rates, which are those of services by electronic means. Sources and the rules of each country: README.md of
 * `db/reference`. Null where a price can hold no tax: that of the United States and of Canada goes by state and province.
 */
const taxes: Record<CountryCode, TaxedCountry | null> = {
  NL: inUnion(['2012-10-01', 2100]),
  BE: inUnion(['1996-01-01', 2100]),
  IE: inUnion(['2021-03-01', 2300], ['2020-09-01', 2100], ['2012-01-01', 2300]),
  DE: inUnion(['2021-01-01', 1900], ['2020-07-01', 1600], ['2007-01-01', 1900]),
  AT: inUnion(['1984-01-01', 2000]),
  IT: inUnion(['2013-10-01', 2200]),
  FR: inUnion(['2014-01-01', 2000]),
  ES: inUnion(['2012-09-01', 2100]),
  PL: inUnion(['2011-01-01', 2300]),
  GB: outside('GB', 'vat', ['2011-01-04', 2000]),
  CH: outside('CH', 'vat', ['2024-01-01', 810], ['2018-01-01', 770]),
  AU: outside('AU', 'gst', ['2000-07-01', 1000]),
  NZ: outside('NZ', 'gst', ['2010-10-01', 1500]),
  US: null,
  CA: null,
}

/** The time zone of a seller's books; Dutch if no country is configured. */
export const bookkeepingZone = (seller: CountryCode | null): string => countries[seller ?? 'NL'].timeZone

/** What the tax is called where one is charged. */
export const taxNameIn = (country: CountryCode): TaxName => taxes[country]?.name ?? 'none'

/** The countries of the Union. */
export const isInUnion = (country: CountryCode): boolean => taxes[country]?.area === 'EU'

/**
 * The tax within `total`, which a consumer in this country pays at this moment, half a minor unit upwards. None where the
 * seller is not `registered`. Throws RangeError for a moment before the first known rate.
 */
export function taxOf(country: CountryCode, day: Date, total: Money, registered: readonly TaxArea[]): Tax {
  const taxed = taxes[country]
  if (!taxed || !registered.includes(taxed.area)) return { rate: 0, tax: { ...total, minor: 0 }, name: 'none' }
  const rate = rateOn(taxed, dayIn(countries[country].timeZone, day))
  return { rate, tax: shareOf(total, rate, 10_000 + rate), name: taxed.name }
}

function rateOn({ rates }: TaxedCountry, day: string): number {
  const valid = rates.find(([since]) => since <= day)
  if (!valid) throw new RangeError(`no rate is known on ${day}`)
  return valid[1]
}
