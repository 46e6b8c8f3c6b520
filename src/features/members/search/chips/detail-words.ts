import { m } from '~words'
import { type AttributeName, attributes, type TraitName, traitNames } from '../../../../../db/reference/attributes.ts'
import { interests as allInterests } from '../../../../../db/reference/interests.ts'
import { attributeWord } from '../../../../lib/words/attribute-words.ts'
import { interestWord } from '../../../../lib/words/interest-words.ts'
import type { Filters } from '../filters.ts'
import type { Details } from '../form/filter-fields.ts'

/** A filter in words, and the search without it. */
export interface Detail {
  word: string
  without: Filters
}

/** What is looked for beyond who, of what age and where, each by itself. Words that nobody knows any longer are left out. */
export function detailsIn(filters: Filters): Detail[] {
  const { distance, active, photo, isNew, interests = [] } = filters
  const drop = (name: keyof Details) => ({ ...filters, [name]: undefined })
  return [
    distance && { word: m.search_distance_within({ km: distance }), without: drop('distance') },
    active && { word: activeWords[active](), without: drop('active') },
    photo && { word: m.search_with_photo(), without: drop('photo') },
    isNew && { word: m.search_new_members(), without: drop('isNew') },
    ...allInterests
      .filter((interest) => interests.includes(interest))
      .map((interest) => ({
        word: interestWord(interest),
        without: { ...filters, interests: interests.filter((other) => other !== interest) },
      })),
    ...traitNames.map((name) => {
      const words = traitWords(name, filters[name])
      return words.length > 0 && { word: words.join(m.search_or()), without: drop(name) }
    }),
  ].filter((detail) => !!detail)
}

export const activeWords = {
  today: m.search_active_today,
  this_week: m.search_active_this_week,
  this_month: m.search_active_this_month,
}

function traitWords(name: TraitName, values: readonly string[] = []): string[] {
  const known: readonly string[] = attributes[name]
  return known.filter((value) => values.includes(value)).map((value) => traitWord(name, value))
}

/** `value` is one of the list of that name. */
export const traitWord = (name: TraitName, value: string): string =>
  attributeWord(name as AttributeName, value as never)
