import { Check } from 'lucide-react'
import { ChipButton } from '@/ui/ChipButton.tsx'
import { FieldGroup } from '@/ui/FieldGroup.tsx'
import { m } from '~words'
import { type Interest, interests } from '../../../../db/reference/interests.ts'
import { interestWord } from '../../../lib/interest-words.ts'

export interface InterestChoiceProps {
  chosen: Interest[]
  onChange: (chosen: Interest[]) => void
}

/** Any number of the fixed list; what is chosen wears a tick. */
export function InterestChoice({ chosen, onChange }: InterestChoiceProps) {
  const toggle = (interest: Interest) =>
    onChange(chosen.includes(interest) ? chosen.filter((each) => each !== interest) : [...chosen, interest])
  return (
    <FieldGroup label={m.signup_interests()} help={m.signup_interests_chosen({ count: chosen.length })}>
      <div className="flex flex-wrap gap-2">
        {interests.map((interest) => {
          const isChosen = chosen.includes(interest)
          return (
            <ChipButton
              key={interest}
              active={isChosen}
              aria-pressed={isChosen}
              onClick={() => toggle(interest)}
              icon={isChosen ? <Check aria-hidden /> : undefined}
            >
              {interestWord(interest)}
            </ChipButton>
          )
        })}
      </div>
    </FieldGroup>
  )
}
