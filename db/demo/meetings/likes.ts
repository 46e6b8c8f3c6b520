import { type DemoPerson, day, latest } from '../people/person.ts'
import { chance, pickWeighted, type Random } from '../random.ts'
import { companions, isSearchable } from './compatible.ts'

export interface DemoLike {
  from: DemoPerson
  to: DemoPerson
  createdAt: Date
  /** Null while it is new. */
  seenAt: Date | null
}

/** At most one for each pair and direction. */
export interface Likes {
  all(): DemoLike[]
  like(from: DemoPerson, to: DemoPerson, seen: boolean): void
  /** Both like each other, and both know. */
  match(one: DemoPerson, other: DemoPerson): void
}

export function noLikesYet(random: Random, now: Date): Likes {
  const byPair = new Map<string, DemoLike>()

  function like(from: DemoPerson, to: DemoPerson, seen: boolean): void {
    const pair = `${from.id} ${to.id}`
    if (byPair.has(pair)) return
    const since = latest(from.createdAt, to.createdAt, new Date(now.getTime() - 45 * day))
    const createdAt = between(since, latest(since, from.lastActiveAt))
    const couldSee = seen && to.lastActiveAt > createdAt
    byPair.set(pair, { from, to, createdAt, seenAt: couldSee ? between(createdAt, to.lastActiveAt) : null })
  }

  const between = (from: Date, to: Date) =>
    new Date(from.getTime() + Math.floor(random() * (to.getTime() - from.getTime())))

  return {
    all: () => [...byPair.values()],
    like,
    match(one, other) {
      like(one, other, true)
      like(other, one, true)
    },
  }
}

export function spreadLikes(random: Random, people: readonly DemoPerson[], likes: Likes): void {
  const visible = people.filter((person) => isSearchable(person) && !person.isDemoLogin)
  for (const person of people.filter((candidate) => isSearchable(candidate) && !candidate.fictional)) {
    const others = visible.filter(({ siteId }) => siteId === person.siteId)
    if (person.isDemoLogin) tell(random, person, others, likes)
    else give(random, person, others, likes)
  }
}

function give(random: Random, person: DemoPerson, others: readonly DemoPerson[], likes: Likes): void {
  const count = Number(pickWeighted(random, { 0: 12, 1: 14, 2: 18, 3: 18, 5: 20, 8: 12, 12: 6 }))
  for (const other of companions(random, person, others, count)) {
    likes.like(person, other, chance(random, 0.7))
    if (!other.fictional && chance(random, 0.25)) likes.like(other, person, chance(random, 0.8))
  }
}

/** What somebody who tries the demo finds: likes received, of which `fresh` are new, and some of them matches. */
function tell(random: Random, person: DemoPerson, others: readonly DemoPerson[], likes: Likes): void {
  const { received, fresh, matches, given } = person.premiumSince
    ? { received: 14, fresh: 4, matches: 5, given: 3 }
    : { received: 9, fresh: 5, matches: 3, given: 2 }
  const near = others.filter(({ country, fictional }) => country === person.country && !fictional)
  companions(random, person, near, received + given).forEach((other, i) => {
    if (i < received) likes.like(other, person, i >= fresh)
    if (i >= received - matches) likes.like(person, other, true)
  })
}
