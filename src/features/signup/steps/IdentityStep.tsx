import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { useEarlyAnswers } from '../flow/use-early-answers.ts'
import { BirthDate } from './BirthDate.tsx'
import { EmailHelp } from './EmailHelp.tsx'
import { type StepProps, say, sayEmail } from './step-props.ts'

export function IdentityStep({ signup }: StepProps) {
  const { state, set } = signup
  const { draft, errors } = state
  const early = useEarlyAnswers()
  return (
    <>
      <Field label={m.signup_name()} help={m.signup_name_help()} error={say(errors.name)}>
        <TextInput
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
          onBlur={early.askName}
          confirmed={early.isNameFine}
          autoComplete="nickname"
          maxLength={60}
        />
      </Field>
      <div>
        <Field label={m.signup_email()} error={errors.email && sayEmail(draft.email, errors.email)}>
          <TextInput
            type="email"
            value={draft.email}
            onChange={({ target }) => set({ email: target.value })}
            onBlur={early.askEmail}
            confirmed={early.isEmailFine}
            autoComplete="email"
            maxLength={254}
          />
        </Field>
        <EmailHelp
          email={draft.email}
          refusal={errors.email}
          suggestion={early.suggestion}
          onAccept={early.acceptSuggestion}
        />
      </div>
      <BirthDate signup={signup} onLeave={early.askBirthDate} />
    </>
  )
}
