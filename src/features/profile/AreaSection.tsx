import { SettingRow, SettingRows } from '@/ui/control/SettingRow.tsx'
import { m } from '~words'
import { isCountryCode } from '../../../db/reference/countries/codes.ts'
import { findRegion } from '../../../db/reference/regions.ts'
import { countryWord } from '../../lib/words/country-words.ts'
import { FieldMark } from './FieldMark.tsx'
import { UseLocation } from './location/UseLocation.tsx'
import { Section } from './Section.tsx'
import type { Editing } from './saving/use-own-profile.ts'
import type { OpenSheet } from './sheets/Sheets.tsx'

export function AreaSection({ editing, onOpen }: { editing: Editing; onOpen: (sheet: OpenSheet) => void }) {
  const { country, region, city } = editing.profile
  const known = region ? findRegion(region) : undefined
  const place = city ?? known?.name ?? (isCountryCode(country) ? countryWord(country) : country)
  return (
    <Section title={m.profile_area()} action={<FieldMark state={editing.stateOf('area')} />}>
      <SettingRows>
        <SettingRow
          label={m.profile_country()}
          value={isCountryCode(country) ? countryWord(country) : country}
          onOpen={() => onOpen('country')}
        />
        <SettingRow
          label={m.profile_region()}
          value={known?.name ?? m.profile_choose()}
          empty={!known}
          onOpen={() => onOpen('region')}
        />
        <SettingRow
          label={m.profile_city()}
          value={city ?? m.profile_choose()}
          empty={!city}
          onOpen={() => onOpen('city')}
        />
      </SettingRows>
      <UseLocation editing={editing} />
      <p className="mt-2 text-xs text-ink-muted wrap-anywhere">{m.profile_location_help({ place })}</p>
    </Section>
  )
}
