import type { RefusalInHand } from '../../../lib/refusal-words.ts'
import type { SignupForm } from './draft.ts'
import { steps } from './steps.ts'

/** What can be said of a step without asking the server: a choice that is missing. */
export function localRefusals(step: number, form: SignupForm): RefusalInHand[] {
  switch (steps[step]) {
    case 'gender':
      return form.gender ? [] : [{ code: 'gender_required', details: { field: 'gender' } }]
    case 'about':
      return form.sexuality && !form.sexualityConsent ? [missingConsent('sexualityConsent')] : []
    case 'password':
      return form.consent ? [] : [missingConsent('consent')]
    default:
      return []
  }
}

function missingConsent(field: string): RefusalInHand {
  return { code: 'consent_required', details: { field } }
}
