import type { Sexuality } from '../../reference/attributes.ts'
import type { CountryCode } from '../../reference/countries/codes.ts'
import type { Interest } from '../../reference/interests.ts'
import type { PoolPortrait } from '../photos/pool.ts'
import { originWeights } from '../portraits/choose/origins.ts'
import type { Origin, PortraitGender } from '../portraits/look.ts'
import { between, chance, pick, pickWeighted, type Random } from '../random.ts'
import { namesFor } from '../words/names.ts'
import { chooseInterests, chooseSexuality } from './attributes.ts'
import { choosePlace, type HomeTown, nameLanguageOf, type WrittenLanguage, writtenLanguageOf } from './places.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Somebody of the demo, before they have a photo and have met anybody. */
export interface DemoPerson extends HomeTown {
  id: string
  siteId: string
  name: string
  email: string
  gender: PortraitGender
  /** In whole years. */
  age: number
  birthDate: string
  origin: Origin
  language: WrittenLanguage
  sexuality: Sexuality
  interests: Interest[]
  /** What the person looks like, whether or not they show it. */
  portrait: PoolPortrait
  createdAt: Date
  lastActiveAt: Date
  /** Their place among those who were here in the same slot (db/reference/slots.ts). */
  slotKey: number
  premiumSince: Date | null
  confirmed: boolean
  fictional: boolean
  invisibleSince: Date | null
  /** People who try the demo can log in as this member, so the profile is complete. */
  isDemoLogin: boolean
}

export type Unportrayed = Omit<DemoPerson, 'portrait'>

/** What is known of somebody beforehand. */
export type KnownTraits = Partial<Omit<DemoPerson, 'id' | 'birthDate' | 'portrait'>> & { siteId: string }

/** How many of a thousand live where. */
const countryWeights: Partial<Record<CountryCode, number>> = {
  NL: 640,
  BE: 150,
  DE: 80,
  GB: 22,
  AT: 16,
  FR: 16,
  PL: 14,
  CH: 12,
  ES: 11,
  IT: 11,
  IE: 9,
  US: 8,
  CA: 4,
  AU: 4,
  NZ: 3,
}

export function inventPerson(random: Random, number: number, now: Date, known: KnownTraits): Unportrayed {
  const gender = known.gender ?? pickWeighted<PortraitGender>(random, { female: 48, male: 52 })
  const age = known.age ?? chooseAge(random)
  const origin = known.origin ?? pickWeighted<Origin>(random, originWeights)
  const country = known.country ?? pickWeighted<CountryCode>(random, countryWeights)
  const givenName = pick(random, namesFor({ language: nameLanguageOf(country), origin, gender, age }))
  const createdAt = new Date(now.getTime() - joinedAgo(random))
  const confirmed = !chance(random, 0.012)
  const person: Unportrayed = {
    ...choosePlace(random, country),
    name: profileName(random, givenName, age, now),
    email: `${plain(givenName)}.${number}@demo.example`,
    gender,
    age,
    origin,
    language: writtenLanguageOf(country),
    sexuality: chooseSexuality(random, gender),
    interests: chooseInterests(random),
    createdAt: confirmed ? createdAt : new Date(now.getTime() - between(random, 1, 20) * day),
    premiumSince: null,
    confirmed,
    fictional: false,
    invisibleSince: null,
    isDemoLogin: false,
    ...known,
    id: '',
    birthDate: '',
    lastActiveAt: now,
    slotKey: between(random, 0, 2 ** 31 - 1),
  }
  person.id = anId(random)
  person.birthDate = birthDateFor(random, person.age, now)
  person.lastActiveAt = known.lastActiveAt ?? latest(person.createdAt, new Date(now.getTime() - activeAgo(random)))
  if (known.premiumSince === undefined && person.confirmed && chance(random, 0.34)) {
    const known = now.getTime() - person.createdAt.getTime()
    person.premiumSince = new Date(person.createdAt.getTime() + Math.min(between(random, 1, 72) * hour, known / 2))
  }
  if (person.confirmed && !person.isDemoLogin && chance(random, 0.01)) person.invisibleSince = person.lastActiveAt
  return person
}

/** 18 to 75, most between 25 and 50. */
function chooseAge(random: Random): number {
  const decade = pickWeighted(random, { '18': 17, '26': 26, '36': 22, '46': 18, '56': 11, '66': 6 })
  const start = Number(decade)
  return between(random, start, start === 18 ? 25 : start + 9)
}

function profileName(random: Random, givenName: string, age: number, now: Date): string {
  const style = pickWeighted(random, { plain: 84, initial: 10, year: 6 })
  if (style === 'initial') return `${givenName} ${pick(random, [...'ABDGHJKLMPRSTVW'])}`
  if (style === 'year') return `${givenName}${String((now.getUTCFullYear() - age) % 100).padStart(2, '0')}`
  return givenName
}

/** In milliseconds: a tenth within the last two weeks, the others within two years. */
function joinedAgo(random: Random): number {
  return chance(random, 0.1) ? between(random, 5, 13 * 24) * hour : between(random, 14, 730) * day
}

/** In milliseconds: half within some hours, the rest thinning out to two months. */
function activeAgo(random: Random): number {
  return 10 ** (random() ** 0.6 * 4.9) * minute
}

function birthDateFor(random: Random, age: number, now: Date): string {
  const birth = new Date(now)
  birth.setUTCFullYear(now.getUTCFullYear() - age)
  birth.setUTCDate(birth.getUTCDate() - between(random, 2, 360))
  return birth.toISOString().slice(0, 10)
}

/** A random id, the same in every run with the same seed. */
export function anId(random: Random): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const variant = pick(random, ['8', '9', 'a', 'b'])
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z]/g, '')
}

export function latest(...dates: Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())))
}
