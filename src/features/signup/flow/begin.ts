import { useLayoutEffect } from 'react'
import { noTrouble } from '../../../lib/form/trouble.ts'
import type { SignupPurpose } from '../../../lib/signup/entry.ts'
import type { SignupDraft } from './draft.ts'
import { changeSignup, signupState } from './store.ts'

/** Keeps what was filled in before; an empty value says nothing new. */
export function beginSignup(known: Partial<SignupDraft>): void {
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
  changeSignup({ draft: { ...signupState().draft, ...said }, ...noTrouble })
}

/** What the page or the dialog is opened for; a sign-up that runs keeps its own. */
export function usePurpose({ target, next }: SignupPurpose): void {
  const { id, name } = target ?? {}
  useLayoutEffect(() => {
    if (signupState().phase === 'form') beginSignup({ target: id && name ? { id, name } : null, next })
  }, [id, name, next])
}
