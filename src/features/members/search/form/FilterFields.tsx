import { useRouter } from '@tanstack/react-router'
import { ChoiceChips } from '@/ui/form/choice/ChoiceChips.tsx'
import { Select } from '@/ui/form/choice/Select.tsx'
import { useWatchedSelect } from '@/ui/form/choice/use-watched-select.ts'
import { Field } from '@/ui/form/Field.tsx'
import { m } from '~words'
import { searchAges } from '../../../../../server/features/members/rules/search-steps.ts'
import { lazyPart } from '../../../../lib/chunks/lazy-part.tsx'
import { useSettings } from '../../../../lib/settings.ts'
import { countriesByWord } from '../../../../lib/words/country-words.ts'
import { gendersByWord } from '../../../../lib/words/gender-words.ts'
import type { Filters } from '../filters.ts'

const RegionField = lazyPart(() => import('./RegionField.tsx'), 'RegionField', 'at-once')

/**
 * The five fields, for a grid of the caller's: two columns, or a row on wide screens (`inRow`). They begin with `filters` and
 * are the browser's own from then on; a form in which others are to stand gives them another key.
 */
export function FilterFields({ filters, inRow }: { filters: Filters; inRow?: boolean }) {
  const wholeRow = inRow ? 'col-span-full lg:col-span-1' : 'col-span-full'
  const { countries, minAge } = useSettings()
  const { locale } = useRouter().options.context
  const gender = filters.gender ?? 'all'
  const genderOptions = [
    ...gendersByWord().map(([value, label]) => ({ value, label })),
    { value: 'all', label: m.search_gender_all() },
  ]
  const [country, countryField] = useWatchedSelect(filters.country ?? 'all')
  return (
    <>
      {inRow ? (
        <Field name="gender" label={m.search_gender()} className={wholeRow}>
          <Select defaultValue={gender}>
            {genderOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <ChoiceChips
          name="gender"
          label={m.search_gender()}
          options={genderOptions}
          initial={gender}
          className={wholeRow}
        />
      )}
      <Field name="minAge" label={m.search_min_age()}>
        <AgeSelect from={minAge} initial={filters.minAge ?? minAge} />
      </Field>
      <Field name="maxAge" label={m.search_max_age()}>
        <AgeSelect from={minAge} initial={filters.maxAge ?? searchAges.max} />
      </Field>
      <Field name="country" label={m.search_country()} className={wholeRow}>
        <Select {...countryField}>
          <option value="all">{m.search_country_all()}</option>
          {countriesByWord(countries, locale).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <RegionField country={country} initial={country === filters.country ? filters.region : ''} className={wholeRow} />
    </>
  )
}

function AgeSelect({ from, initial }: { from: number; initial: number }) {
  return (
    <Select defaultValue={initial}>
      {Array.from({ length: searchAges.max - from + 1 }, (_, index) => from + index).map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </Select>
  )
}
