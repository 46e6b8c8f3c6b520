import {
  bodyTypes,
  eyeColours,
  type Gender,
  hairColours,
  joiningReasons,
  relationshipStatuses,
  tattooAnswers,
} from '../../db/reference/attributes.ts'
import { citiesOf } from '../../db/reference/cities.ts'
import type { CountryCode } from '../../db/reference/countries/codes.ts'
import { interests } from '../../db/reference/interests.ts'
import { regionsOf } from '../../db/reference/regions.ts'
import { between, chance, idOf, pick, type Random, randomOf, weighted } from './chance.ts'
import { names, sentences } from './words.ts'

/** The end of the data set: no row is later, and benchmarks set their clock to it. */
export const dataSetNow = new Date('2026-06-01T12:00:00Z')

const now = dataSetNow.getTime()
const minute = 60_000
const day = 24 * 60 * minute

export interface Size {
  members: number
  seed: number
}

/** Members with a part to play, by their numbers: each does as much in a small data set as in a large one. */
export function castOf(count: number) {
  return { busy: Math.floor(count * 0.5), guarded: Math.floor(count * 0.4), ordinary: Math.floor(count * 0.6) }
}

/** The kinds of things that have ids and random numbers of their own. */
export const kinds = {
  member: 1,
  photo: 2,
  conversation: 3,
  message: 4,
  entry: 5,
  like: 6,
  likeTime: 7,
  block: 8,
  pair: 9,
}

export type Standing = 'found' | 'unconfirmed' | 'invisible' | 'banned' | 'leaving'

export interface Person {
  id: string
  name: string
  email: string
  gender: Gender
  birthDate: string
  country: CountryCode
  region: string | null
  city: string | null
  about: string
  interests: string[]
  joiningReason: string | null
  relationshipStatus: string | null
  bodyType: string | null
  hairColour: string | null
  eyeColour: string | null
  tattoos: string | null
  standing: Standing
  premium: boolean
  /** In credits. */
  balance: number
  freeMessages: number
  photos: number
  createdAt: number
  lastActiveAt: number
  slotKey: number
}

/** How many of a thousand live where: an operator at home in the Netherlands. */
const countryOf = weighted<CountryCode>([
  ...([
    ['NL', 640],
    ['BE', 150],
    ['DE', 80],
    ['GB', 22],
    ['AT', 16],
    ['FR', 16],
    ['PL', 14],
    ['CH', 12],
  ] as const),
  ...([
    ['ES', 11],
    ['IT', 11],
    ['IE', 9],
    ['US', 8],
    ['CA', 4],
    ['AU', 4],
    ['NZ', 3],
  ] as const),
])

const standingOf = weighted<Standing>([
  ['found', 862],
  ['unconfirmed', 80],
  ['invisible', 30],
  ['banned', 18],
  ['leaving', 10],
])

/** Decades of life by their first year; the span is ten years. */
const decadeOf = weighted<number>([
  [18, 22],
  [28, 27],
  [38, 21],
  [48, 17],
  [58, 9],
  [68, 3.6],
  [78, 0.4],
])

const photosOf = weighted<number>([
  [0, 18],
  [1, 52],
  [2, 14],
  [3, 8],
  [4, 5],
  [6, 3],
])

/** The first region of a country has the most people, the second half as many, and so on. */
const regionOf = memoised((country: CountryCode) =>
  weighted(regionsOf(country).map(({ code }, i) => [code, 1 / (i + 1)] as const)),
)

const cityOf = memoised((region: Parameters<typeof citiesOf>[0]) =>
  weighted(citiesOf(region).map(({ name }, i) => [name, 1 / (i + 1.5)] as const)),
)

/**
 * Member number `n`: the same for the same seed. The numbers follow the order of signing up. Somebody of the cast is
 * there to be found, and can pay for what a benchmark lets them do.
 */
export function inhabitant({ seed, members }: Size, n: number): Person {
  const person = personOf(seed, n, members)
  if (!Object.values(castOf(members)).includes(n)) return person
  return {
    ...person,
    ...{
      standing: 'found',
      gender: 'female',
      birthDate: '1990-03-04',
      country: 'NL',
      region: 'NL-NH',
      city: 'Haarlem',
    },
    ...{ premium: true, balance: 100_000, freeMessages: 0, photos: 3, lastActiveAt: now - 20 * minute },
  }
}

function personOf(seed: number, n: number, count: number): Person {
  const random = randomOf(seed, kinds.member, n)
  const createdAt = signedUpAt(n, count)
  const gender = random() < 0.64 ? 'male' : 'female'
  const country = countryOf(random)
  const region = chance(random, 0.97) ? regionOf(country)(random) : null
  const standing = standingOf(random)
  const premium = standing !== 'unconfirmed' && chance(random, 0.08)
  const name = pick(random, names[gender])
  return {
    id: memberId(n),
    name,
    email: `${name.toLowerCase()}.${n}@mail.example`,
    gender,
    birthDate: birthDate(random),
    country,
    region,
    city: region && chance(random, 0.9) ? cityOf(region)(random) : null,
    about: Array.from({ length: between(random, 0, 4) }, () => pick(random, sentences)).join(' '),
    interests: Array.from({ length: between(random, 0, 6) }, () => pick(random, interests)),
    joiningReason: chance(random, 0.5) ? pick(random, joiningReasons) : null,
    relationshipStatus: chance(random, 0.5) ? pick(random, relationshipStatuses) : null,
    bodyType: chance(random, 0.4) ? pick(random, bodyTypes) : null,
    // The first of a list is the commonest, and one at its end is rare.
    hairColour: chance(random, 0.5) ? commonest(random, hairColours) : null,
    eyeColour: chance(random, 0.5) ? commonest(random, eyeColours) : null,
    tattoos: chance(random, 0.4) ? pick(random, tattooAnswers) : null,
    standing,
    premium,
    balance: premium ? between(random, 1, 400) : 0,
    freeMessages: premium ? 0 : between(random, 0, 2),
    photos: photosOf(random),
    createdAt,
    lastActiveAt: Math.max(createdAt, activeAt(random)),
    slotKey: between(random, 0, 2 ** 31 - 1),
  }
}

export function memberId(n: number): string {
  return idOf(kinds.member, n)
}

/** Over five years, ever more of them. */
function signedUpAt(n: number, count: number): number {
  return Math.floor(now - 5 * 365 * day * (1 - (n + 1) / (count + 1)) ** 1.5)
}

/** A tenth within twelve hours, a quarter within a week, half within ten weeks, and a long tail of years. */
function activeAt(random: Random): number {
  return Math.floor(now - 10 ** (random() ** 0.35 * 6.4) * minute)
}

function birthDate(random: Random): string {
  const years = decadeOf(random) + random() * 10
  return new Date(now - years * 365.25 * day).toISOString().slice(0, 10)
}

const commonest = <T>(random: Random, values: readonly T[]): T => values[Math.floor(values.length * random() ** 2)]!

function memoised<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
