import type { Interest } from '../../reference/interests.ts'
import { toldSlot } from '../../reference/slots.ts'
import { bandOf, type PoolPortrait, type PoolScene, portraits, scenes } from '../photos/pool.ts'
import type { SceneName } from '../portraits/scenes/index.ts'
import { chance, pickWeighted, type Random, shuffled } from '../random.ts'
import type { DemoPerson, Unportrayed } from './person.ts'

const scenesOf: Partial<Record<Interest, readonly SceneName[]>> = {
  cycling: ['bicycle'],
  winter_sports: ['mountains'],
  travel: ['mountains', 'lighthouse'],
  walking: ['forest', 'lighthouse'],
  nature: ['forest', 'windmill'],
  beach: ['beach', 'lighthouse'],
  sailing: ['sailing'],
  camping: ['tent'],
  adventure: ['tent', 'mountains'],
  city_trips: ['canal', 'terrace'],
  photography: ['canal', 'windmill'],
  cooking: ['cooking', 'market'],
  baking: ['cooking'],
  dining_out: ['terrace'],
  coffee: ['coffee', 'terrace'],
  reading: ['books'],
  writing: ['books'],
  musical_instruments: ['guitar'],
  music: ['records', 'guitar'],
  wine: ['wine'],
  romance: ['picnic', 'wine'],
  animals: ['dog', 'cat', 'horse'],
  gardening: ['market', 'windmill'],
}

/**
 * Gives everybody a portrait of their gender, age and origin. In the order of their last activity, so that the few who
 * share one stand far apart in the search.
 */
export function assignPortraits(people: readonly Unportrayed[], now: Date): DemoPerson[] {
  const groups = Map.groupBy(portraits, ({ gender, band, origin }) => `${gender} ${band} ${origin}`)
  const turns = new Map<string, number>()
  const slotOf = ({ lastActiveAt }: Unportrayed) => toldSlot(lastActiveAt, now)
  const byActivity = people.toSorted((a, b) => slotOf(b) - slotOf(a) || b.slotKey - a.slotKey)
  const portraitOf = new Map(
    byActivity.map((person) => {
      const group = `${person.gender} ${bandOf(person.age)} ${person.origin}`
      const turn = turns.get(group) ?? 0
      turns.set(group, turn + 1)
      const choices = groups.get(group) as PoolPortrait[]
      return [person, choices[turn % choices.length] as PoolPortrait]
    }),
  )
  return people.map((person) => ({ ...person, portrait: portraitOf.get(person) as PoolPortrait }))
}

export function chooseScenes(random: Random, { interests, isDemoLogin, fictional }: DemoPerson): PoolScene[] {
  const count =
    isDemoLogin || fictional ? 4 : Number(pickWeighted(random, { 0: 30, 1: 18, 2: 16, 3: 13, 4: 11, 5: 7, 6: 5 }))
  const liked = shuffled(random, interests).flatMap((interest) => scenesOf[interest] ?? [])
  const names = [
    ...new Set([
      ...liked,
      ...shuffled(
        random,
        scenes.map(({ name }) => name),
      ),
    ]),
  ].slice(0, count)
  return names.map((name) => {
    const second = chance(random, 0.5) ? 1 : 0
    return scenes.filter((scene) => scene.name === name)[second] as PoolScene
  })
}
