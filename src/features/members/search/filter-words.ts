import { m } from '~words'
import { findRegion } from '../../../../db/reference/regions.ts'
import { searchAges } from '../../../../server/features/members/rules.ts'
import { countryWord } from '../../../lib/words/country-words.ts'
import { genderWords } from '../../../lib/words/gender-words.ts'
import type { Filters } from './filters.ts'

/** Whom the filters look for: who, of what age and where. `lowest` is the site's lowest age. */
export function filterWords({ gender, country, region, ...ages }: Filters, lowest: number): string[] {
  return [
    gender ? genderWords[gender]() : m.search_gender_all(),
    m.search_ages({ min: ages.minAge ?? lowest, max: ages.maxAge ?? searchAges.max }),
    (region && findRegion(region)?.name) ?? (country ? countryWord(country) : m.search_country_all()),
  ]
}
