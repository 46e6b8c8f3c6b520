import { ChipList } from '@/ui/control/ChipList.tsx'
import { m } from '~words'
import { type Interest, interests } from '../../../../db/reference/interests.ts'
import { InterestIcon } from '../../../lib/words/interest-icons.tsx'
import { interestWord } from '../../../lib/words/interest-words.ts'

export interface InterestChoiceProps {
  chosen: Interest[]
  onChange: (chosen: Interest[]) => void
}

export function InterestChoice({ chosen, onChange }: InterestChoiceProps) {
  return (
    <ChipList
      label={m.signup_interests()}
      help={m.signup_interests_chosen({ count: chosen.length })}
      options={interests.map((value) => ({
        ...{ value, label: interestWord(value) },
        icon: <InterestIcon interest={value} />,
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
