import type { CountryCode } from './countries/codes.ts'
import type { TownRecord } from './places.ts'
import type { RegionCode } from './regions.ts'

/** A place and how far it is from another: from middle to middle, in kilometres. */
export interface NearTown extends TownRecord {
  kilometres: number
}

interface Atlas {
  places: TownRecord[]
  /** Latitude and longitude in turns, in hundredths of a degree: about a kilometre. */
  positions: Int16Array
}

const atlases = new Map<CountryCode, Promise<Atlas>>()

/** Read when a country is first asked for, in a few milliseconds. */
function atlasOf(country: CountryCode): Promise<Atlas> {
  const atlas = atlases.get(country) ?? read(country)
  atlases.set(country, atlas)
  return atlas
}

async function read(country: CountryCode): Promise<Atlas> {
  const text = (ending: string) => Bun.file(`${import.meta.dir}/places/${country}.${ending}`).text()
  const [names, positions] = await Promise.all([text('txt'), text('positions.txt')])
  const places = names
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', region] = line.split('\t', 2)
      return { name, region: `${country}-${region}` as RegionCode }
    })
  return { places, positions: Int16Array.from(positions.trimEnd().split(/[ \n]/), Number) }
}

/**
 * The places of these countries that lie at most so many kilometres from this one, itself among them; undefined when nobody
 * knows where it lies. Tells nothing that names of places do not.
 */
export async function townsAround(
  { name, region }: { name: string; region: string },
  countries: readonly CountryCode[],
  most: number,
): Promise<NearTown[] | undefined> {
  const home = await atlasOf(region.slice(0, 2) as CountryCode)
  const line = home.places.findIndex((place) => place.name === name && place.region === region)
  if (line < 0) return undefined
  const from = pointAt(home, line)
  const atlases = await Promise.all(countries.map(atlasOf))
  return atlases.flatMap((atlas) => placesAround(atlas, from, most))
}

function placesAround(atlas: Atlas, from: TownCoordinates, most: number): NearTown[] {
  const found: NearTown[] = []
  const degrees = most / kilometresPerDegree
  for (const [line, place] of atlas.places.entries()) {
    const to = pointAt(atlas, line)
    if (Math.abs(to.latitude - from.latitude) > degrees) continue
    const kilometres = distanceOf(from, to)
    if (kilometres <= most) found.push({ ...place, kilometres })
  }
  return found
}

/** In degrees. */
interface TownCoordinates {
  latitude: number
  longitude: number
}

const pointAt = ({ positions }: Atlas, line: number): TownCoordinates => ({
  latitude: positions[2 * line]! / 100,
  longitude: positions[2 * line + 1]! / 100,
})

const kilometresPerDegree = 111.2

/** On a map that is flat between the two: right to a kilometre within the distances asked for. */
function distanceOf(a: TownCoordinates, b: TownCoordinates): number {
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return Math.hypot(north, east) * kilometresPerDegree
}
