import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { Select } from '@/ui/form/choice/Select.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { attributes, type TraitName, traitNames } from '../../../../db/reference/attributes.ts'
import { useSettings } from '../../../lib/settings.ts'
import { attributeNameWord, attributeWord } from '../../../lib/words/attribute-words.ts'
import type { SignupStepProps } from '../flow/use-signup.ts'
import { InterestChoice } from './InterestChoice.tsx'

export function AboutStep({ signup }: SignupStepProps) {
  const { state, set } = signup
  const { draft } = state
  const { name: site } = useSettings()
  return (
    <>
      <Message signup={signup} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {traitNames.map((name) => (
          <Choice key={name} name={name} value={draft[name]} onChange={(value) => set({ [name]: value })} />
        ))}
      </div>
      <div>
        <Choice
          name="sexuality"
          value={draft.sexuality}
          onChange={(sexuality) => set({ sexuality: sexuality as typeof draft.sexuality, sexualityConsent: false })}
        />
        {draft.sexuality && (
          <Checkbox
            name="sexualityConsent"
            checked={draft.sexualityConsent}
            onChange={({ target }) => set({ sexualityConsent: target.checked })}
            className="mt-2"
          >
            {m.signup_sexuality_consent({ site })}
          </Checkbox>
        )}
      </div>
      <InterestChoice chosen={draft.interests} onChange={(interests) => set({ interests })} />
    </>
  )
}

function Message({ signup: { state, set } }: SignupStepProps) {
  const { signupMessageLength: limit } = useSettings()
  const { draft } = state
  const count = [...draft.signupMessage.trim()].length
  return (
    <div>
      <Field name="signupMessage" label={m.signup_message()}>
        <TextArea
          value={draft.signupMessage}
          onChange={({ target }) => set({ signupMessage: target.value })}
          placeholder={m.signup_message_placeholder()}
        />
      </Field>
      <p className={count > limit ? 'mt-1.5 text-right text-xs font-semibold text-danger' : countClass}>
        <span aria-hidden>{m.signup_message_count({ count, limit })}</span>
        <VisuallyHidden>{m.signup_message_count_label({ count, limit })}</VisuallyHidden>
      </p>
    </div>
  )
}

const countClass = 'mt-1.5 text-right text-xs text-ink-muted tabular-nums'

interface TraitFieldProps {
  name: TraitName | 'sexuality'
  value: string | null
  onChange: (value: string | null) => void
}

function Choice({ name, value, onChange }: TraitFieldProps) {
  const values: readonly string[] = attributes[name]
  return (
    <Field name={name} label={attributeNameWord(name)}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{m.signup_choice_none()}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {attributeWord(name, each as never)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
