import type { WireRefusal } from '../../../../server/core/refusal.ts'
import { passwordBounds } from '../../../../server/features/accounts/rules/password.ts'
import { consentRequired, genderRequired, passwordLength } from '../../../../server/refusals.ts'
import type { SignupForm } from './draft.ts'
import { steps } from './steps.ts'

/** What can be said of a step without asking the server: an answer that is missing. */
export function localRefusals(step: number, form: SignupForm): WireRefusal[] {
  switch (steps[step]) {
    case 'gender':
      return form.gender ? [] : [genderRequired({ field: 'gender' }).wire]
    case 'about':
      return form.sexuality && !form.sexualityConsent ? [missingConsent('sexualityConsent')] : []
    case 'password':
      return [...(form.password ? [] : [missingPassword]), ...(form.consent ? [] : [missingConsent('consent')])]
    default:
      return []
  }
}

const missingPassword = passwordLength({ field: 'password', min: passwordBounds.min, limit: passwordBounds.max }).wire

function missingConsent(field: string): WireRefusal {
  return consentRequired({ field }).wire
}
