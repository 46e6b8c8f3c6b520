import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Address ranges, sorted by start; a range ends where `ends` says. */
interface Ranges {
  starts: Float64Array
  ends: Float64Array
  countries: string[]
}

let tables: { v4: Ranges; v6: Ranges } | undefined

/**
 * Reads the address ranges of @ip-location-db/geo-whois-asn-country (CC0). Takes half a second, so it is called once
 * at start; until then no country is known.
 */
export function loadCountries(): void {
  tables ??= { v4: readRanges('ipv4', v4Number), v6: readRanges('ipv6', v6Number) }
}

const isPrivate = /^(::ffff:)?(10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\.|^(::1|f[cde])/i

/** ISO country code of an address, or null when it is unknown or private. */
export function countryOf(address: string): string | null {
  if (!tables || isPrivate.test(address)) return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return v4 ? find(tables.v4, v4Number(v4)) : find(tables.v6, v6Number(address))
}

function find({ starts, ends, countries }: Ranges, value: number): string | null {
  // Proxies also write `unknown`; nothing is smaller or larger than that, and the search would end anywhere.
  if (Number.isNaN(value)) return null
  let [low, high] = [0, starts.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) > value) high = middle - 1
    else if ((ends[middle] as number) < value) low = middle + 1
    else return countries[middle] ?? null
  }
  return null
}

function readRanges(family: 'ipv4' | 'ipv6', numberOf: (address: string) => number): Ranges {
  const path = createRequire(import.meta.url).resolve(
    `@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-${family}.csv`,
  )
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const [starts, ends] = [new Float64Array(lines.length), new Float64Array(lines.length)]
  const countries = lines.map((line, i) => {
    const [start = '', end = '', country = ''] = line.split(',')
    starts[i] = numberOf(start)
    ends[i] = numberOf(end)
    return country
  })
  return { starts, ends, countries }
}

function v4Number(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** The first 48 bits: a network of that size lies in one country. */
function v6Number(address: string): number {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups.slice(0, 3).reduce((sum, group) => sum * 65_536 + Number.parseInt(group, 16), 0)
}
