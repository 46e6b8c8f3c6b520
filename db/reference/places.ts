import type { CountryCode } from './countries/codes.ts'
import type { RegionCode } from './regions.ts'

export interface TownRecord {
  /** In the region's own language, as far as GeoNames knows it. */
  name: string
  region: RegionCode
}

/** The places of one country: some hundred to twenty thousand, the most peopled first. */
export interface Places {
  has(place: { name: string; region: string }): boolean
  /**
   * Those that begin with this text, or have a word that does, then those that contain it (three letters at least), whatever
   * its accents, case and hyphens; exact names first, in each group those of `region` first. At most `limit`; none for an empty text.
   */
  find(text: string, wanted: { region?: string | null; limit: number }): TownRecord[]
}

const countries = new Map<CountryCode, Promise<Places>>()

/** Read when a country is first asked for, in a few milliseconds. */
export function placesIn(country: CountryCode): Promise<Places> {
  const places = countries.get(country) ?? read(country)
  countries.set(country, places)
  return places
}

async function read(country: CountryCode): Promise<Places> {
  const told = `\n${await Bun.file(`${import.meta.dir}/places/${country}.txt`).text()}`
  const lines = told.trim().split('\n')
  // One long text is searched in microseconds, and is a twentieth of as many objects.
  const text = `\n${await foldInPieces(lines.map(namesIn))}\n`
  const starts = startsOf(text, lines.length)
  const placeOf = (line: number): TownRecord => {
    const [name = '', region] = lines[line]!.split('\t')
    return { name, region: `${country}-${region}` as RegionCode }
  }
  return {
    has: ({ name, region }) => {
      const isOneName = name !== '' && !/[\n\t]/.test(name)
      const entry = `\n${name}\t${region.slice(3)}`
      return (
        isOneName && region.startsWith(`${country}-`) && (told.includes(`${entry}\n`) || told.includes(`${entry}\t`))
      )
    },
    find: (typed, { region, limit }) => {
      const sought = fold(typed).trim()
      if (!sought) return []
      const isExact = (line: number) => text.startsWith(`${sought}\t`, starts[line])
      const groups: [lines: number[], base: number][] = [[linesWith(text, starts, sought), 2]]
      if (sought.length >= minPart) groups.push([linesWithPart(text, starts, sought), 4])
      const ranks = new Map<number, number>()
      for (const [found, base] of groups) {
        for (const line of found) if (!ranks.has(line)) ranks.set(line, isExact(line) ? 0 : base)
      }
      return [...ranks]
        .map(([line, rank]) => ({ place: placeOf(line), rank }))
        .map(({ place, rank }) => ({ place, rank: rank + (place.region === region ? 0 : 1) }))
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, limit)
        .map(({ place }) => place)
    },
  }
}

/** What a place is called, each name ended by a tab: its region is none of its names. */
function namesIn(line: string): string {
  const [name, _region, ...also] = line.split('\t')
  return [name, ...also, ''].join('\t')
}

/** So many lines take a few milliseconds. */
const piece = 2_000

/** Nobody else waits while a large country is read. */
async function foldInPieces(lines: string[]): Promise<string> {
  const folded: string[] = []
  for (let from = 0; from < lines.length; from += piece) {
    folded.push(fold(lines.slice(from, from + piece).join('\n')))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return folded.join('\n')
}

function startsOf(text: string, count: number): Uint32Array {
  const starts = new Uint32Array(count)
  for (let line = 0, at = 1; line < count; line++) {
    starts[line] = at
    at = text.indexOf('\n', at) + 1
  }
  return starts
}

/** Of so many the best are chosen. */
const mostCandidates = 400

/** The lines in which a name, then those in which a word begins with this. */
function linesWith(text: string, starts: Uint32Array, sought: string): number[] {
  const lines = new Set<number>()
  for (const before of ['\n', '\t', ' ']) {
    for (let at = text.indexOf(before + sought); at >= 0; at = text.indexOf(before + sought, at + 1)) {
      if (lines.size >= mostCandidates) return [...lines]
      lines.add(lineAt(starts, at + 1))
    }
  }
  return [...lines]
}

/** Letters: fewer are a part of nearly every name. */
const minPart = 3

/** The lines with a name that contains this. */
function linesWithPart(text: string, starts: Uint32Array, sought: string): number[] {
  const lines = new Set<number>()
  for (let at = text.indexOf(sought); at >= 0 && lines.size < mostCandidates; at = text.indexOf(sought, at + 1)) {
    lines.add(lineAt(starts, at))
  }
  return [...lines]
}

/** The last line that begins at or before a position. */
function lineAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= position) low = middle
    else high = middle - 1
  }
  return low
}

const spelledOut: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

/** The same for every way to type a name: small letters without accents, and spaces for hyphens and apostrophes. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøđæœı]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/(^|[\n\t])['’]/g, '$1')
    .replace(/[^\p{L}\p{N}\n\t]/gu, ' ')
}
