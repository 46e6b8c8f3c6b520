import { passwordLength } from '../../../../server/features/accounts/rules/password.ts'
import type { RefusalInHand } from '../../../lib/refusal-words.ts'
import type { SignupForm } from './draft.ts'
import { steps } from './steps.ts'

/** What can be said of a step without asking the server: an answer that is missing. */
export function localRefusals(step: number, form: SignupForm): RefusalInHand[] {
  switch (steps[step]) {
    case 'gender':
      return form.gender ? [] : [{ code: 'gender_required', details: { field: 'gender' } }]
    case 'about':
      return form.sexuality && !form.sexualityConsent ? [missingConsent('sexualityConsent')] : []
    case 'password':
      return [...(form.password ? [] : [missingPassword]), ...(form.consent ? [] : [missingConsent('consent')])]
    default:
      return []
  }
}

const missingPassword: RefusalInHand = {
  code: 'password_length',
  details: { field: 'password', min: passwordLength.min, limit: passwordLength.max },
}

function missingConsent(field: string): RefusalInHand {
  return { code: 'consent_required', details: { field } }
}
