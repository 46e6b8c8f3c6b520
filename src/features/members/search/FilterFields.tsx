import { useRouter } from '@tanstack/react-router'
import { Field } from '@/ui/form/Field.tsx'
import { Select } from '@/ui/form/Select.tsx'
import { m } from '~words'
import type { Gender } from '../../../../db/reference/attributes.ts'
import type { CountryCode } from '../../../../db/reference/countries.ts'
import { regionsOf } from '../../../../db/reference/regions.ts'
import { searchAges } from '../../../../server/features/members/rules.ts'
import { useSettings } from '../../../lib/settings.ts'
import { countriesByWord } from '../../../lib/words/country-words.ts'
import { gendersByWord } from '../../../lib/words/gender-words.ts'
import type { Filters } from './filters.ts'

export interface FilterFieldsProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The five fields, for a grid of the caller's: two columns on phones, a row on wide screens. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { countries, minAge } = useSettings()
  const { locale } = useRouter().options.context
  const set = (change: Filters) => onChange({ ...filters, ...change })
  return (
    <>
      <Field label={m.search_gender()} className={wholeRow}>
        <Select
          name="gender"
          value={filters.gender ?? 'all'}
          onChange={({ target }) => set({ gender: chosen<Gender>(target.value) })}
        >
          <option value="all">{m.search_gender_all()}</option>
          {gendersByWord().map(([gender, word]) => (
            <option key={gender} value={gender}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.search_min_age()}>
        <AgeSelect
          name="minAge"
          from={minAge}
          value={filters.minAge ?? minAge}
          onChange={(age) => set({ minAge: age })}
        />
      </Field>
      <Field label={m.search_max_age()}>
        <AgeSelect
          name="maxAge"
          from={minAge}
          value={filters.maxAge ?? searchAges.max}
          onChange={(age) => set({ maxAge: age })}
        />
      </Field>
      <Field label={m.search_country()} className={wholeRow}>
        <Select
          name="country"
          value={filters.country ?? 'all'}
          onChange={({ target }) => set({ country: chosen<CountryCode>(target.value), region: undefined })}
        >
          <option value="all">{m.search_country_all()}</option>
          {countriesByWord(countries, locale).map(([country, word]) => (
            <option key={country} value={country}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.search_region()} className={wholeRow}>
        <Select
          name="region"
          value={filters.region ?? ''}
          disabled={!filters.country}
          onChange={({ target }) => set({ region: target.value || undefined })}
        >
          <option value="">{m.search_region_all()}</option>
          {filters.country &&
            regionsOf(filters.country).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
    </>
  )
}

interface AgeSelectProps {
  name: string
  from: number
  value: number
  onChange: (age: number) => void
}

function AgeSelect({ name, from, value, onChange }: AgeSelectProps) {
  return (
    <Select name={name} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: searchAges.max - from + 1 }, (_, index) => from + index).map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </Select>
  )
}

const chosen = <Value extends string>(value: string) => (value === 'all' ? undefined : (value as Value))

const wholeRow = 'col-span-full lg:col-span-1'
