import { useRouter } from '@tanstack/react-router'
import { m } from '~words'
import type { WireRefusal } from '../../../../server/core/refusal.ts'
import { noTrouble, troubleIn, troubleOf } from '../../../lib/form/trouble.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { requireSession } from '../../../lib/session/require-session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { recallTracking } from '../../../lib/tracking.ts'
import { paramsOf } from '../../members/search/filters.ts'
import { rememberSearch } from '../../members/search/remembered.ts'
import type { SignupFormInput } from './draft.ts'
import { findMatches, matchFilters } from './matches.ts'
import { untilAnswered } from './patience.ts'
import type { SignupStage } from './progress.ts'
import { fieldNames, type SignupTrouble } from './steps.ts'
import { changeSignup, forgetDraft, signupState } from './store.ts'

/**
 * Makes the account, stage by stage, each shown while its call is under way. Resolves with what stood in the way; without
 * trouble the sign-up is complete.
 */
export function useCreateAccount(): (form: SignupFormInput) => Promise<SignupTrouble> {
  const { api } = useRouter().options.context
  const settings = useSettings()

  return async (form) => {
    try {
      show('check')
      const refusals = await sent(() => api.signup.checkStep.mutate(form))
      if (!refusals.every(isForSignUpToSay)) return backToForm(troubleOf(refusals, fieldNames))
      show('create')
      const outcome = await sent(() => api.signup.signUp.mutate({ form, tracking: recallTracking() }))
      if (outcome.loggedIn) await requireSession({ api }, m.signup_session_not_kept)
      forgetDraft()
      if (outcome.loggedIn) await welcome(outcome.memberId, form)
      else changeSignup({ phase: 'mailed' })
      return noTrouble
    } catch (error) {
      return backToForm(troubleIn(error, fieldNames))
    }
  }

  /** The account is there: nothing that fails from here on takes it back. */
  async function welcome(memberId: string, form: SignupFormInput) {
    changeSignup({ memberId })
    show('matches')
    const filters = matchFilters(signupState().draft, form, settings, new Date())
    // The new member's search begins where the questions left off.
    rememberSearch(memberId, paramsOf(filters))
    changeSignup({ matches: await findMatches(api, filters) })
    show('mail')
    await mailSent(api)
    changeSignup({ phase: 'photo' })
  }
}

/** The address may be taken by this very form, sent before by a page whose line broke. */
const isForSignUpToSay = ({ code }: WireRefusal) => code === 'email_taken'

/** Sent again when the line breaks: the same form twice leads to the same account. */
function sent<T>(call: () => Promise<T>): Promise<T> {
  return untilAnswered(call, (isStalled) => changeSignup({ isStalled }))
}

function show(stage: SignupStage): void {
  changeSignup({ phase: 'running', stage })
}

function backToForm(trouble: SignupTrouble): SignupTrouble {
  changeSignup({ phase: 'form', isStalled: false, ...trouble })
  return trouble
}

const mailChecks = 8
const mailCheckPause = 750

/** Resolves when the activation mail has left, or is not to be waited for any longer. */
async function mailSent(api: RouterContext['api']): Promise<void> {
  for (let i = 0; i < mailChecks; i++) {
    const activation = await api.confirmation.state.query().catch(() => null)
    if (activation?.mail === 'sent') return
    await new Promise((resolve) => setTimeout(resolve, mailCheckPause))
  }
}
