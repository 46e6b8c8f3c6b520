import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { useEarlyAnswers } from '../flow/use-early-answers.ts'
import type { SignupStepProps } from '../flow/use-signup.ts'
import { BirthDate } from './BirthDate.tsx'
import { EmailHelp } from './EmailHelp.tsx'

export function IdentityStep({ signup }: SignupStepProps) {
  const { state, set } = signup
  const { draft, errors } = state
  const early = useEarlyAnswers()
  return (
    <>
      <Field name="name" label={m.signup_name()} help={m.signup_name_help()}>
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
        <Field name="email" label={m.signup_email()}>
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
          code={errors.email?.code}
          suggestion={early.suggestion}
          onAccept={early.acceptSuggestion}
        />
      </div>
      <BirthDate signup={signup} onLeave={early.askBirthDate} />
    </>
  )
}
