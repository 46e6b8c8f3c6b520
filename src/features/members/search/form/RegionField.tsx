import { Select } from '@/ui/form/choice/Select.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { m } from '~words'
import { isCountryCode } from '../../../../../db/reference/countries/codes.ts'
import { regionsOf } from '../../../../../db/reference/regions.ts'

export interface RegionFieldProps {
  /** What is chosen in the field beside it: a country's code or `all`. */
  country: string
  /** The code of a region. */
  initial: string | undefined
  className: string
}

/** In a file of its own: the names of all regions weigh as much as the rest of the search. */
export function RegionField({ country, initial, className }: RegionFieldProps) {
  return (
    <Field name="region" label={m.search_region()} className={className}>
      <Select key={country} defaultValue={initial} disabled={country === 'all'}>
        <option value="">{m.search_region_all()}</option>
        {isCountryCode(country) &&
          regionsOf(country).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  )
}
