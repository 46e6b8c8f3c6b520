import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { passwordBounds } from '../../../../server/features/signup/rules/password.ts'
import { useSettings } from '../../../lib/settings.ts'
import type { SignupStepProps } from '../flow/use-signup.ts'

export function PasswordStep({ signup: { state, setSecrets } }: SignupStepProps) {
  const { draft, secrets } = state
  const { name: site, minAge: age } = useSettings()
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={draft.email} readOnly hidden />
      <Field name="password" label={m.signup_password()} help={m.signup_password_help(passwordBounds)}>
        <PasswordInput
          value={secrets.password}
          onChange={({ target }) => setSecrets({ password: target.value })}
          showLabel={m.signup_password_show()}
          hideLabel={m.signup_password_hide()}
          autoComplete="new-password"
        />
      </Field>
      <Checkbox
        name="consent"
        checked={secrets.consent}
        onChange={({ target }) => setSecrets({ consent: target.checked })}
      >
        <Sentence
          text={m.signup_consent({ age, site })}
          tags={{ terms: linkTo('terms'), privacy: linkTo('privacy') }}
        />
      </Checkbox>
    </>
  )
}

/** In a tab of its own: reading them breaks nothing off. */
const linkTo = (page: 'terms' | 'privacy') => (text: string) => (
  <a href={`/pages/${page}`} target="_blank" rel="noreferrer" className="text-link">
    {text}
  </a>
)
