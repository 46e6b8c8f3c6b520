import type { CountryCode } from './countries/codes.ts'
import { europe } from './regions/europe.ts'
import { overseas } from './regions/overseas.ts'

/**
 * The regions that people name when asked where they live: provinces, Länder, cantons, states. They are the first level
 * of ISO 3166-2, except in Belgium (provinces and Brussels, not the three regions) and Ireland (counties, not the four
 * provinces).
 */
const regionNames = { ...europe, ...overseas } satisfies Record<CountryCode, Record<string, string>>

type RegionNames = typeof regionNames

/** An ISO 3166-2 code such as `NL-NH`. */
export type RegionCode = { [Country in CountryCode]: keyof RegionNames[Country] }[CountryCode]

export interface Region {
  code: RegionCode
  country: CountryCode
  /** In the region's own language. */
  name: string
}

export const regions: readonly Region[] = Object.entries(regionNames).flatMap(([country, names]) =>
  Object.entries(names).map(([code, name]) => ({
    code: code as RegionCode,
    country: country as CountryCode,
    name,
  })),
)

const byCode: ReadonlyMap<string, Region> = new Map(regions.map((region) => [region.code, region]))

export function isRegionCode(value: string): value is RegionCode {
  return byCode.has(value)
}

export function findRegion(code: string): Region | undefined {
  return byCode.get(code)
}

/** In the order of their names. */
export function regionsOf(country: CountryCode): readonly Region[] {
  return regions.filter((region) => region.country === country)
}
