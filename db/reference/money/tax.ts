import type { CountryCode } from '../countries/codes.ts'
import { type Money, shareOf } from './money.ts'

/** Where the seller can be registered for the tax of its consumers: the whole Union by the one-stop shop, the others one by one. */
export const taxAreas = ['EU', 'GB', 'CH', 'AU', 'NZ'] as const
export type TaxArea = (typeof taxAreas)[number]

/** What the tax is called: value added tax, goods and services tax. */
export type TaxName = 'vat' | 'gst' | 'none'

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
  /** Where a new rate begins at midnight. */
  timeZone: string
  /** The newest first, each with the first day that it holds. */
  rates: readonly [since: string, rate: number][]
}

const inUnion = (timeZone: string, ...rates: TaxedCountry['rates']): TaxedCountry => ({
  ...{ area: 'EU', name: 'vat', timeZone, rates },
})

/**
 * The standard rates, which are those of services by electronic means. Sources and the rules of each country: README.md of
 * `db/reference`. Null where a price can hold no tax: that of the United States and of Canada goes by state and province.
 */
const taxes: Record<CountryCode, TaxedCountry | null> = {
  NL: inUnion('Europe/Amsterdam', ['2012-10-01', 2100]),
  BE: inUnion('Europe/Brussels', ['1996-01-01', 2100]),
  IE: inUnion('Europe/Dublin', ['2021-03-01', 2300], ['2020-09-01', 2100], ['2012-01-01', 2300]),
  DE: inUnion('Europe/Berlin', ['2021-01-01', 1900], ['2020-07-01', 1600], ['2007-01-01', 1900]),
  AT: inUnion('Europe/Vienna', ['1984-01-01', 2000]),
  IT: inUnion('Europe/Rome', ['2013-10-01', 2200]),
  FR: inUnion('Europe/Paris', ['2014-01-01', 2000]),
  ES: inUnion('Europe/Madrid', ['2012-09-01', 2100]),
  PL: inUnion('Europe/Warsaw', ['2011-01-01', 2300]),
  GB: { area: 'GB', name: 'vat', timeZone: 'Europe/London', rates: [['2011-01-04', 2000]] },
  CH: {
    area: 'CH',
    name: 'vat',
    timeZone: 'Europe/Zurich',
    rates: [
      ['2024-01-01', 810],
      ['2018-01-01', 770],
    ],
  },
  AU: { area: 'AU', name: 'gst', timeZone: 'Australia/Sydney', rates: [['2000-07-01', 1000]] },
  NZ: { area: 'NZ', name: 'gst', timeZone: 'Pacific/Auckland', rates: [['2010-10-01', 1500]] },
  US: null,
  CA: null,
}

/** The countries of the Union. */
export const isInUnion = (country: CountryCode): boolean => taxes[country]?.area === 'EU'

/**
 * The tax within `total`, which a consumer in this country pays at this moment, half a minor unit upwards. None where the
 * seller is not `registered`. Throws RangeError for a moment before the first known rate.
 */
export function taxOf(country: CountryCode, day: Date, total: Money, registered: readonly TaxArea[]): Tax {
  const taxed = taxes[country]
  if (!taxed || !registered.includes(taxed.area)) return { rate: 0, tax: { ...total, minor: 0 }, name: 'none' }
  const rate = rateOn(taxed, day)
  return { rate, tax: shareOf(total, rate, 10_000 + rate), name: taxed.name }
}

function rateOn({ timeZone, rates }: TaxedCountry, day: Date): number {
  // Of the languages, Swedish writes a day as ISO 8601 does.
  const date = day.toLocaleDateString('sv', { timeZone })
  const valid = rates.find(([since]) => since <= date)
  if (!valid) throw new RangeError(`no rate of ${timeZone} is known on ${date}`)
  return valid[1]
}
