import { type DemoPerson, day, hour, minute } from '../people/person.ts'
import { between, chance, type Random, shuffled } from '../random.ts'
import { type DemoChat, inventChat, type Plot } from './chats.ts'
import { companions, isSearchable } from './compatible.ts'
import type { Likes } from './likes.ts'
import { endingWith, newScript } from './script.ts'

type BeginConversation = (starter: DemoPerson, other: DemoPerson, plot: Plot) => void

/** Everybody's conversations, in Dutch. Those who talk much are premium, because free messages end after three. */
export function inventChats(random: Random, people: readonly DemoPerson[], likes: Likes, now: Date): DemoChat[] {
  const chats: DemoChat[] = []
  const met = new Set<string>()
  const begin: BeginConversation = (starter, other, plot) => {
    const pair = [starter.id, other.id].sort().join()
    if (met.has(pair)) return
    met.add(pair)
    chats.push(inventChat(random, starter, other, now, plot))
    if (plot.pieces.length > 1 && chance(random, 0.6)) likes.match(starter, other)
  }

  const talkers = people.filter(talks)
  const premium = talkers.filter(({ premiumSince }) => premiumSince !== null)
  const free = talkers.filter(({ premiumSince }) => premiumSince === null)
  for (const person of people.filter(({ isDemoLogin, confirmed }) => isDemoLogin && confirmed)) {
    const partners = companions(
      random,
      person,
      premium.filter(({ country }) => country === person.country),
      9,
    )
    if (person.premiumSince) talkOfPremium(random, person, partners, begin)
    else lettersToFree(random, person, partners, begin)
    letterOfFictional(random, person, people, begin)
  }
  for (const person of premium) talkAmongMembers(random, person, premium, begin)
  for (const person of shuffled(random, free).slice(0, 90)) {
    const plot = { pieces: newScript(random).letter(), endedAgo: someTimeAgo(random), isUnread: chance(random, 0.5) }
    for (const other of companions(random, person, premium, 1)) begin(person, other, plot)
  }
  return chats
}

function talks(person: DemoPerson): boolean {
  return isSearchable(person) && person.language === 'nl' && !person.isDemoLogin && !person.fictional
}

/** Minutes to a month, the recent ones more often. */
function someTimeAgo(random: Random): number {
  return Math.round(10 ** (1 + random() * 3.6)) * minute
}

function about(random: Random, milliseconds: number): number {
  return Math.round(milliseconds * (0.8 + random() * 0.4))
}

function talkAmongMembers(
  random: Random,
  person: DemoPerson,
  premium: readonly DemoPerson[],
  begin: BeginConversation,
): void {
  const script = newScript(random)
  const near = premium.filter(({ country }) => country === person.country)
  for (const other of companions(random, person, near, between(random, 0, 2))) {
    const pieces = script.talk(between(random, 0, 3))
    begin(person, other, { pieces, endedAgo: someTimeAgo(random), isUnread: chance(random, 0.2) })
  }
}

/** A full list for trying out: the latest are unread, one conversation is long. */
function talkOfPremium(
  random: Random,
  person: DemoPerson,
  partners: readonly DemoPerson[],
  begin: BeginConversation,
): void {
  const script = newScript(random)
  const endings = [25 * minute, 2 * hour, 7 * hour, 22 * hour, 2 * day, 3 * day, 5 * day, 9 * day, 16 * day]
  partners.forEach((other, i) => {
    const began = chance(random, 0.5)
    const isUnread = i < 3
    const talk = script.talk(i === 3 ? 16 : between(random, 1, 3), !isUnread)
    const pieces = isUnread ? endingWith(began ? '<' : '>', talk) : talk
    const plot = { pieces, endedAgo: about(random, endings[i] ?? 20 * day), isUnread }
    if (began) begin(person, other, plot)
    else begin(other, person, plot)
  })
}

/** Others have written, the answers are still to be given: the three free messages are untouched. */
function lettersToFree(
  random: Random,
  person: DemoPerson,
  partners: readonly DemoPerson[],
  begin: BeginConversation,
): void {
  const script = newScript(random)
  const endings = [50 * minute, 6 * hour, 26 * hour, 3 * day]
  endings.forEach((endedAgo, i) => {
    const other = partners[i]
    if (other) begin(other, person, { pieces: script.letter(), endedAgo: about(random, endedAgo), isUnread: i < 2 })
  })
}

function letterOfFictional(
  random: Random,
  person: DemoPerson,
  people: readonly DemoPerson[],
  begin: BeginConversation,
): void {
  const { gender, siteId } = person
  const made = people.find((other) => other.fictional && other.gender !== gender && other.siteId === siteId)
  if (made) begin(made, person, { pieces: newScript(random).letter(), endedAgo: 4 * hour, isUnread: true })
}
