import { SettingRow, SettingRows } from '@/ui/control/SettingRow.tsx'
import { m } from '~words'
import { traitNames } from '../../../db/reference/attributes.ts'
import { attributeNameWord, attributeWord } from '../../lib/words/attribute-words.ts'
import { FieldMark } from './FieldMark.tsx'
import { Section } from './Section.tsx'
import type { Editing } from './saving/use-own-profile.ts'
import type { OpenSheet } from './sheets/Sheets.tsx'

export function FactsSection({ editing, onOpen }: { editing: Editing; onOpen: (sheet: OpenSheet) => void }) {
  const { profile, stateOf } = editing
  return (
    <Section title={m.profile_you()}>
      <SettingRows>
        <SettingRow label={m.profile_name()} value={profile.name} onOpen={() => onOpen('name')} />
        <SettingRow label={m.profile_age()} value={profile.age} />
        <SettingRow label={m.profile_gender()} value={attributeWord('gender', profile.gender)} />
        {traitNames.map((name) => {
          const value = profile[name]
          return (
            <SettingRow
              key={name}
              label={attributeNameWord(name)}
              value={value ? attributeWord(name, value as never) : m.profile_choose()}
              empty={!value}
              state={<FieldMark state={stateOf(name)} />}
              onOpen={() => onOpen(name)}
            />
          )
        })}
        <SettingRow
          label={attributeNameWord('sexuality')}
          value={profile.sexuality ? attributeWord('sexuality', profile.sexuality) : m.profile_not_said()}
          onOpen={() => onOpen('sexuality')}
        />
      </SettingRows>
      <p className="mt-2 text-xs text-ink-muted">{m.profile_you_help()}</p>
    </Section>
  )
}
