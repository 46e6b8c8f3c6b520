import { RadioChips } from '@/ui/form/choice/RadioChips.tsx'
import { m } from '~words'
import { gendersByWord } from '../../../lib/words/gender-words.ts'
import type { SignupStepProps } from '../flow/use-signup.ts'

export function GenderStep({ signup: { state, set } }: SignupStepProps) {
  const { draft } = state
  return (
    <>
      <RadioChips
        name="gender"
        label={m.signup_gender()}
        options={gendersByWord().map(([value, label]) => ({ value, label }))}
        value={draft.gender || undefined}
        onChange={(gender) => set({ gender })}
      />
      <RadioChips
        name="lookingFor"
        label={m.signup_looking_for()}
        help={m.signup_looking_for_help()}
        options={[
          { value: 'male', label: m.signup_looking_for_male() },
          { value: 'female', label: m.signup_looking_for_female() },
          { value: 'all', label: m.signup_looking_for_all() },
        ]}
        value={draft.lookingFor || undefined}
        onChange={(lookingFor) => set({ lookingFor })}
      />
    </>
  )
}
