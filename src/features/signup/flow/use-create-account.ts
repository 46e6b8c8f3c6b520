import { useRouter } from '@tanstack/react-router'
import { retryDelay, shouldRetry } from '../../../lib/retry.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { RouterContext } from '../../../router.tsx'
import type { Filters } from '../../members/search/filters.ts'
import { useSettings } from '../../shell/use-shell.ts'
import type { SignupForm } from './draft.ts'
import { findMatches, matchFilters } from './matches.ts'
import type { Stage } from './progress.ts'
import { changeSignup, forgetDraft, signupState } from './store.ts'
import { recallTracking } from './tracking.ts'
import { noTrouble, type Trouble, troubleIn, troubleOf } from './trouble.ts'

/** Sent again when the line breaks: the same form twice leads to the same account. */
const patient = { retry: shouldRetry, retryDelay, networkMode: 'always' } as const

/**
 * Makes the account, stage by stage, each shown while its call is under way. Resolves with what stood in the way; without
 * trouble the sign-up is complete.
 */
export function useCreateAccount(): (form: SignupForm) => Promise<Trouble> {
  const { api } = useRouter().options.context
  const settings = useSettings()
  const check = trpc.accounts.checkStep.useMutation(patient)
  const signUp = trpc.accounts.signUp.useMutation(patient)

  return async (form) => {
    try {
      show('check')
      const refusals = await check.mutateAsync(form)
      if (refusals.length > 0) return backToForm(troubleOf(refusals))
      show('create')
      const outcome = await signUp.mutateAsync({ form, tracking: recallTracking() })
      forgetDraft()
      if (outcome.loggedIn)
        await welcome(api, outcome.memberId, matchFilters(signupState().draft, form.country, settings))
      else changeSignup({ phase: 'mailed' })
      return noTrouble
    } catch (error) {
      return backToForm(troubleIn(error))
    }
  }
}

function show(stage: Stage): void {
  changeSignup({ phase: 'running', stage })
}

function backToForm(trouble: Trouble): Trouble {
  changeSignup({ phase: 'form' })
  return trouble
}

/** The account is there: nothing that fails from here on takes it back. */
async function welcome(api: RouterContext['api'], memberId: string, filters: Filters): Promise<void> {
  show('matches')
  changeSignup({ matches: await findMatches(api, memberId, filters) })
  show('mail')
  await mailSent(api)
  changeSignup({ phase: 'complete' })
}

const mailChecks = 8
const mailCheckPause = 750

/** Resolves when the activation mail has left, or is not to be waited for any longer. */
async function mailSent(api: RouterContext['api']): Promise<void> {
  for (let i = 0; i < mailChecks; i++) {
    const { sentAt } = await api.accounts.activation.query().catch(() => ({ sentAt: null }))
    if (sentAt) return
    await new Promise((resolve) => setTimeout(resolve, mailCheckPause))
  }
}
