import { m } from '~words'
import { passwordBounds } from '../../../../server/features/signup/rules/password.ts'
import { consentRequired, genderRequired, passwordLength } from '../../../../server/refusals.ts'
import { say } from '../../../lib/form/trouble.ts'
import type { SignupForm } from './draft.ts'
import { type FieldErrors, steps } from './steps.ts'

/** What can be said of a step without asking the server: which answers are missing. */
export function missingIn(step: number, form: SignupForm): FieldErrors {
  switch (steps[step]) {
    case 'gender':
      return form.gender ? {} : { gender: say(genderRequired().wire) }
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

const noConsent = () => say(consentRequired().wire)
const noPassword = () => say(passwordLength({ min: passwordBounds.min, limit: passwordBounds.max }).wire)
