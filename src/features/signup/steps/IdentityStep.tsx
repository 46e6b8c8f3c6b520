import { DateOfBirthInput } from '@/ui/DateOfBirthInput.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { m } from '~words'
import { useEarlyAnswers } from '../flow/use-early-answers.ts'
import { EmailHelp } from './EmailHelp.tsx'
import { type StepProps, say } from './step-props.ts'

/** Step 1: the name others see, and what nobody sees. */
export function IdentityStep({ signup: { state, set } }: StepProps) {
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
        <Field label={m.signup_email()} error={say(errors.email)}>
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
      <DateOfBirthInput
        label={m.signup_birth_date()}
        labels={{ day: m.signup_birth_day(), month: m.signup_birth_month(), year: m.signup_birth_year() }}
        placeholders={{
          day: m.signup_birth_day_placeholder(),
          month: m.signup_birth_month_placeholder(),
          year: m.signup_birth_year_placeholder(),
        }}
        value={draft.birthDate}
        onChange={(birthDate) => set({ birthDate })}
        onLeave={early.askBirthDate}
        error={say(errors.birthDate)}
      />
    </>
  )
}
