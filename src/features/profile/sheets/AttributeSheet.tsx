import { m } from '~words'
import { attributes, type TraitName } from '../../../../db/reference/attributes.ts'
import { attributeNameWord, attributeWord } from '../../../lib/words/attribute-words.ts'
import type { Editing } from '../saving/use-own-profile.ts'
import { ChoiceSheet } from './ChoiceSheet.tsx'

export interface AttributeSheetProps {
  name: TraitName
  editing: Editing
  onClose: () => void
}

export function AttributeSheet({ name, editing: { profile, saveWithUndo }, onClose }: AttributeSheetProps) {
  const values: readonly string[] = attributes[name]
  const take = (value: string | null) => {
    const said = m.profile_changed({ name: attributeNameWord(name) })
    saveWithUndo({ [name]: value }, { [name]: profile[name] }, said)
    onClose()
  }
  return (
    <ChoiceSheet
      title={attributeNameWord(name)}
      options={values.map((value) => ({ value, label: attributeWord(name, value as never) }))}
      value={profile[name]}
      onChoose={take}
      onNone={() => take(null)}
      onClose={onClose}
    />
  )
}
