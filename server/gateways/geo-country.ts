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
 * Reads the address ranges of @ip-location-db/geo-whois-asn-country (CC0), once, at start; until then no country is
 * known. Takes some tenths of a second, for which members wait after every restart.
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
  const lines = readFileSync(path, 'latin1').trimEnd().split('\n')
  const [starts, ends] = [new Float64Array(lines.length), new Float64Array(lines.length)]
  const countries = lines.map((line, i) => {
    const comma = line.indexOf(',')
    const last = line.lastIndexOf(',')
    starts[i] = numberOf(line.slice(0, comma))
    ends[i] = numberOf(line.slice(comma + 1, last))
    return line.slice(last + 1)
  })
  return { starts, ends, countries }
}

function v4Number(address: string): number {
  let [value, part] = [0, 0]
  for (let i = 0; i < address.length; i++) {
    const code = address.charCodeAt(i)
    if (code === 46) {
      value = value * 256 + part
      part = 0
    } else part = part * 10 + code - 48
  }
  return value * 256 + part
}

/** The first 48 bits, without lists of parts for each of half a million: a network of that size lies in one country. */
function v6Number(address: string): number {
  const second = address.indexOf(':') + 1
  const third = address.indexOf(':', second) + 1
  const [a, b, c] = [hex(address), hex(address.slice(second)), hex(address.slice(third))]
  const value = (a * 65_536 + b) * 65_536 + c
  return second > 0 && third > 0 && !Number.isNaN(value) ? value : v6NumberOfShort(address)
}

/** Reads as far as it is a number: to the next colon. */
const hex = (groups: string) => Number.parseInt(groups, 16)

/** Where `::` replaces one of the first three groups. */
function v6NumberOfShort(address: string): number {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups.slice(0, 3).reduce((sum, group) => sum * 65_536 + Number.parseInt(group, 16), 0)
}
