import { useNavigate } from '@tanstack/react-router'
import { noPurpose, useShowSignup } from '../../lib/signup/entry.ts'
import { wide } from '../../lib/use-media.ts'
import { beginSignup } from './flow/begin.ts'
import type { SignupDraft } from './flow/draft.ts'

/** Begins sign-up, with what is known already: above the page on desktops, on its own page on smartphones. */
export function useOpenSignup(): (known: Pick<SignupDraft, 'name' | 'email'>) => void {
  const navigate = useNavigate()
  const showSignup = useShowSignup()
  return (known) => {
    beginSignup(known)
    if (matchMedia(wide).matches) showSignup({ signupStep: 0, signupFor: noPurpose })
    else void navigate({ to: '/signup' })
  }
}
