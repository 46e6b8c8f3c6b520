import { useNavigate } from '@tanstack/react-router'
import { noTrouble } from '../../lib/form/trouble.ts'
import { wide } from '../../lib/use-media.ts'
import type { Draft } from './flow/draft.ts'
import { changeSignup, signupState } from './flow/store.ts'
import { useStepMoves } from './flow/use-step.ts'

/** Begins sign-up, with what is known already: above the page on desktops, on its own page on smartphones. */
export function useOpenSignup(): (known?: Partial<Pick<Draft, 'name' | 'email'>>) => void {
  const navigate = useNavigate()
  const moves = useStepMoves()
  return (known = {}) => {
    beginSignup({ ...known, target: null })
    if (matchMedia(wide).matches) moves.open(0)
    else void navigate({ to: '/signup', state: { signupStep: 0 } })
  }
}

/** Keeps what was filled in before; an empty value says nothing new. */
export function beginSignup(known: Partial<Draft>): void {
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
  changeSignup({ draft: { ...signupState().draft, ...said }, ...noTrouble })
}
