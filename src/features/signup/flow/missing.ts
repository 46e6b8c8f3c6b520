import { m } from '~words'
import { passwordBounds } from '../../../../server/features/signup/rules/password.ts'
import type { SignupFormInput } from './draft.ts'
import { type FieldErrors, steps } from './steps.ts'

/** What can be said of a step without asking the server: which answers are missing. */
export function missingIn(step: number, form: SignupFormInput): FieldErrors {
  switch (steps[step]) {
    case 'gender':
      return form.gender ? {} : { gender: { words: m.refusal_gender_required() } }
    case 'identity':
      return form.email.trim() ? {} : { email: { words: m.login_email_required() } }
    case 'about':
      return form.sexuality && !form.sexualityConsent ? { sexualityConsent: noConsent() } : {}
    case 'password':
      return {
        ...(form.password ? {} : { password: noPassword() }),
        ...(form.consent ? {} : { consent: noConsent() }),
      }
    default:
      return {}
  }
}

const noConsent = () => ({ words: m.refusal_consent_required() })
const noPassword = () => ({ words: m.refusal_password_length({ min: passwordBounds.min, limit: passwordBounds.max }) })
