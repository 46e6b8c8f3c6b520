import { toldSlot } from '../../reference/slots.ts'
import type { members, photos, profiles } from '../../schema/index.ts'
import { isSearchable } from '../meetings/compatible.ts'
import type { AboutWriter } from '../people/about.ts'
import { chooseAttributes } from '../people/attributes.ts'
import { anId, type DemoPerson, day, latest, minute } from '../people/person.ts'
import { chooseScenes } from '../people/photos.ts'
import { chance, type Random } from '../random.ts'

export function memberRow(person: DemoPerson, passwordHash: string): typeof members.$inferInsert {
  const { id, siteId, email, language, confirmed, premiumSince, fictional, createdAt } = person
  return {
    id,
    siteId,
    email,
    emailNormalized: email,
    passwordHash: fictional ? null : passwordHash,
    locale: language === 'nl' ? 'nl' : 'en',
    confirmedAt: confirmed ? new Date(createdAt.getTime() + 4 * minute) : null,
    premiumSince,
    fictional,
    createdAt,
  }
}

export function profileRow(
  random: Random,
  person: DemoPerson,
  writeAbout: AboutWriter,
  now: Date,
): typeof profiles.$inferInsert {
  const { id: memberId, siteId, name, gender, birthDate, country, region, city, interests } = person
  const complete = person.isDemoLogin || person.fictional
  const attributes = chooseAttributes(random, person.portrait.look, person.sexuality, complete)
  return {
    memberId,
    siteId,
    name,
    gender,
    birthDate,
    country,
    region,
    city,
    about: writeAbout(person, complete),
    ...attributes,
    sexualityConsentAt: attributes.sexuality ? person.createdAt : null,
    interests,
    invisibleSince: person.invisibleSince,
    lastActiveAt: person.lastActiveAt,
    activeSlot: toldSlot(person.lastActiveAt, now),
    slotKey: person.slotKey,
    searchable: isSearchable(person),
    createdAt: person.createdAt,
  }
}

/** The portrait, then what the person likes to show; a few of those who are seldom here show nothing. */
export function photoRows(random: Random, person: DemoPerson, now: Date): (typeof photos.$inferInsert)[] {
  const isSeldomHere = now.getTime() - person.lastActiveAt.getTime() > 5 * day
  if (isSeldomHere && chance(random, 0.1)) return []
  const isPending = !person.isDemoLogin && chance(random, 0.02)
  return [person.portrait, ...chooseScenes(random, person)].map(({ key, colour }, position, all) => {
    const isInspected = isPending && position > 0 && position === all.length - 1
    const createdAt = new Date(person.createdAt.getTime() + (position + 5) * minute)
    return {
      id: anId(random),
      memberId: person.id,
      position,
      isMain: position === 0,
      status: isInspected ? 'under_inspection' : 'active',
      storageKey: key,
      colour,
      // What waits has come lately.
      createdAt: isInspected
        ? latest(createdAt, new Date(now.getTime() - (12 + (person.slotKey % 40)) * minute))
        : createdAt,
    }
  })
}
