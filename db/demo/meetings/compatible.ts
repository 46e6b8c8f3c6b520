import { attractedTo } from '../people/attributes.ts'
import type { DemoPerson } from '../people/person.ts'
import { pick, type Random } from '../random.ts'

/** Whether the two could take to each other: same site, each the other's gender, not too far apart in age. */
function isCompatible(one: DemoPerson, other: DemoPerson): boolean {
  return (
    one !== other &&
    one.siteId === other.siteId &&
    attractedTo(one.gender, one.sexuality).includes(other.gender) &&
    attractedTo(other.gender, other.sexuality).includes(one.gender) &&
    Math.abs(one.age - other.age) <= 12
  )
}

export function isSearchable({ confirmed, invisibleSince }: DemoPerson): boolean {
  return confirmed && invisibleSince === null
}

/**
 * Up to `count` people of `candidates` that `person` could like, in a random order. No two share a name or a portrait,
 * because they will appear in one list.
 */
export function companions(
  random: Random,
  person: DemoPerson,
  candidates: readonly DemoPerson[],
  count: number,
): DemoPerson[] {
  const found: DemoPerson[] = []
  if (candidates.length === 0) return found
  for (let tries = count * 15; tries > 0 && found.length < count; tries--) {
    const candidate = pick(random, candidates)
    const isDouble = found.some(({ name, portrait }) => name === candidate.name || portrait === candidate.portrait)
    if (!isDouble && isCompatible(person, candidate)) found.push(candidate)
  }
  return found
}
