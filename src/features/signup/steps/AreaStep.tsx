import { useRouter } from '@tanstack/react-router'
import { Select } from '@/ui/form/choice/Select.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { m } from '~words'
import { isCountryCode } from '../../../../db/reference/countries/codes.ts'
import { regionsOf } from '../../../../db/reference/regions.ts'
import { useSettings } from '../../../lib/settings.ts'
import { countriesByWord } from '../../../lib/words/country-words.ts'
import type { SignupStepProps } from '../flow/use-signup.ts'
import { CityField } from './CityField.tsx'

export function AreaStep({ signup: { state, set, homeCountry } }: SignupStepProps) {
  const { draft } = state
  const { countries } = useSettings()
  const { locale } = useRouter().options.context
  const country = draft.country || homeCountry
  const regions = isCountryCode(country) ? regionsOf(country) : []
  return (
    <>
      <Field name="country" label={m.signup_country()}>
        <Select
          value={country}
          onChange={({ target }) => set({ country: target.value, region: null, city: null })}
          autoComplete="country"
        >
          {countriesByWord(countries, locale).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <Field name="region" label={m.signup_region()} note={m.signup_optional()}>
        <Select
          value={draft.region ?? ''}
          onChange={({ target }) => set({ region: target.value || null, city: null })}
          autoComplete="address-level1"
        >
          <option value="">{m.signup_region_none()}</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <CityField country={country} region={draft.region} city={draft.city} onChange={set} />
    </>
  )
}
