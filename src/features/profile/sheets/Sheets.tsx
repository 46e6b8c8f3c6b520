import { useRouter } from '@tanstack/react-router'
import { m } from '~words'
import type { TraitName } from '../../../../db/reference/attributes.ts'
import { type CountryCode, isCountryCode } from '../../../../db/reference/countries/codes.ts'
import { type RegionCode, regionsOf } from '../../../../db/reference/regions.ts'
import { useSettings } from '../../../lib/settings.ts'
import { countriesByWord } from '../../../lib/words/country-words.ts'
import type { Editing } from '../saving/use-own-profile.ts'
import { AttributeSheet } from './AttributeSheet.tsx'
import { ChoiceSheet } from './ChoiceSheet.tsx'
import { CitySheet } from './CitySheet.tsx'
import { InterestsSheet } from './InterestsSheet.tsx'
import { NameSheet } from './NameSheet.tsx'
import { SexualitySheet } from './SexualitySheet.tsx'

export type OpenSheet = TraitName | 'country' | 'region' | 'city' | 'name' | 'sexuality' | 'interests'

export interface SheetsProps {
  open: OpenSheet
  editing: Editing
  onClose: () => void
}

/** What a row opens: it changes one field. */
export function Sheets({ open, editing, onClose }: SheetsProps) {
  switch (open) {
    case 'country':
    case 'region':
      return <AreaSheet open={open} editing={editing} onClose={onClose} />
    case 'city':
      return <CitySheet editing={editing} onClose={onClose} />
    case 'name':
      return <NameSheet name={editing.profile.name} onClose={onClose} />
    case 'sexuality':
      return <SexualitySheet chosen={editing.profile.sexuality} onClose={onClose} />
    case 'interests':
      return <InterestsSheet editing={editing} onClose={onClose} />
    default:
      return <AttributeSheet name={open} editing={editing} onClose={onClose} />
  }
}

function AreaSheet({ open, editing, onClose }: SheetsProps & { open: 'country' | 'region' }) {
  const { profile, saveWithUndo } = editing
  const { country, region, city } = profile
  const { countries } = useSettings()
  const { locale } = useRouter().options.context
  const take = (area: { country: string; region: string | null; city: string | null }) => {
    saveWithUndo({ area }, { area: { country, region, city } }, m.profile_changed({ name: m.profile_area() }))
    onClose()
  }
  if (open === 'country') {
    return (
      <ChoiceSheet
        title={m.profile_country()}
        options={countriesByWord(countries, locale).map(([value, label]) => ({ value, label }))}
        value={country as CountryCode}
        onChoose={(value) => take({ country: value, region: null, city: null })}
        onClose={onClose}
      />
    )
  }
  const regions = isCountryCode(country) ? regionsOf(country) : []
  return (
    <ChoiceSheet
      title={m.profile_region()}
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
      value={region as RegionCode | null}
      onChoose={(value) => take({ country, region: value, city: null })}
      onNone={() => take({ country, region: null, city: null })}
      onClose={onClose}
    />
  )
}
