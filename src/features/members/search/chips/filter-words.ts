import { m } from '~words'
import { searchAges } from '../../../../../server/features/members/rules/search-steps.ts'
import { countryWord } from '../../../../lib/words/country-words.ts'
import { genderWords } from '../../../../lib/words/gender-words.ts'
import type { Filters } from '../filters.ts'

/** A filter in words, and the search without it where it leaves anybody out. */
interface Basic {
  word: string
  without?: Filters
}

/** The basic filters in words: gender, age and country; the region is separate. `lowest` is the site's lowest age. */
export function basicsIn(filters: Filters, lowest: number): Basic[] {
  const { gender, country, region, minAge, maxAge } = filters
  const ages = m.search_ages({ min: minAge ?? lowest, max: maxAge ?? searchAges.max })
  const place = country ? countryWord(country) : m.search_country_all()
  const areAges = minAge !== undefined || maxAge !== undefined
  return [
    gender
      ? { word: genderWords[gender](), without: { ...filters, gender: undefined } }
      : { word: m.search_gender_all() },
    { word: ages, without: areAges ? { ...filters, minAge: undefined, maxAge: undefined } : undefined },
    ...(region ? [] : [{ word: place, without: country && { ...filters, country: undefined } }]),
  ]
}
