import { type DemoLogin, demoLogins } from '../logins.ts'
import { pickWeighted, type Random } from '../random.ts'
import { demoSites } from '../sites.ts'
import { type DemoPerson, day, hour, inventPerson, type KnownTraits, minute, type Unportrayed } from './person.ts'
import { assignPortraits } from './photos.ts'

const nearHome = { country: 'NL', region: 'NL-NH', origin: 'europe', isDemoLogin: true, confirmed: true } as const

/** They have just been here. */
function knownOf({ kind, siteId, email, name }: DemoLogin, now: Date): KnownTraits {
  const lastActiveAt = new Date(now.getTime() - 20 * minute)
  const fixed = { ...nearHome, siteId, email, name, lastActiveAt, premiumSince: null }
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  switch (kind) {
    case 'free':
      return {
        ...fixed,
        gender: 'male',
        age: 34,
        sexuality: 'hetero',
        city: 'Haarlem',
        createdAt: ago(9 * day),
        interests: ['music', 'film', 'cooking', 'coffee', 'cycling', 'nature', 'travel'],
      }
    case 'premium':
      return {
        ...fixed,
        gender: 'female',
        age: 33,
        sexuality: 'hetero',
        city: 'Amsterdam',
        createdAt: ago(70 * day),
        premiumSince: ago(69 * day),
        interests: ['music', 'dancing', 'reading', 'cooking', 'wine', 'walking', 'beach', 'city_trips'],
      }
    case 'unconfirmed':
      return {
        ...fixed,
        gender: 'male',
        age: 27,
        sexuality: 'hetero',
        city: 'Zaandam',
        createdAt: ago(hour),
        confirmed: false,
        interests: ['festivals', 'running', 'games', 'beer'],
      }
  }
}

/** Made-up profiles of the operator: labelled wherever they are shown, and nobody can log in to them. */
const fictional: readonly Pick<DemoPerson, 'name' | 'gender' | 'age' | 'city' | 'region' | 'origin'>[] = [
  { name: 'Noor', gender: 'female', age: 45, city: 'Amersfoort', region: 'NL-UT', origin: 'mediterranean' },
  { name: 'Jasmijn', gender: 'female', age: 29, city: 'Utrecht', region: 'NL-UT', origin: 'europe' },
  { name: 'Marijke', gender: 'female', age: 58, city: 'Deventer', region: 'NL-OV', origin: 'europe' },
  { name: 'Finn', gender: 'male', age: 31, city: 'Amsterdam', region: 'NL-NH', origin: 'europe' },
  { name: 'Samir', gender: 'male', age: 38, city: 'Eindhoven', region: 'NL-NB', origin: 'arab' },
  { name: 'Hendrik', gender: 'male', age: 61, city: 'Zwolle', region: 'NL-OV', origin: 'europe' },
]

/** Everybody of the demo, those with a part to play first. */
export function inventPeople(random: Random, now: Date): DemoPerson[] {
  const people: Unportrayed[] = []
  const add = (known: KnownTraits) => people.push(inventPerson(random, people.length + 1, now, known))

  for (const login of demoLogins) add(knownOf(login, now))
  for (const profile of fictional) {
    add({
      ...profile,
      siteId: 'vonk',
      country: 'NL',
      sexuality: 'hetero',
      fictional: true,
      lastActiveAt: new Date(now.getTime() - 5 * hour),
      confirmed: true,
      premiumSince: null,
    })
  }
  for (const { id, members, settings } of demoSites) {
    const isLocal = 'countries' in settings
    for (let i = 0; i < members; i++) {
      add({ siteId: id, ...(isLocal ? { country: pickWeighted(random, { NL: 7, BE: 3 }) } : {}) })
    }
  }
  return assignPortraits(people, now)
}
