import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { useShowSignup } from '../../../lib/signup/entry.ts'

/** The step in the history; undefined while no sign-up is open, and always on the server. */
export function useWantedStep(): number | undefined {
  const step = useRouterState({ select: ({ location }) => location.state.signupStep })
  return useHydrated() ? step : undefined
}

export interface StepMoves {
  open: (step: number) => void
  /** Lets the entry that is open show another step. */
  correct: (step: number) => void
  /** Goes so many steps back, as the browser's back button does. */
  back: (steps?: number) => void
}

export function useStepMoves(): StepMoves {
  const show = useShowSignup()
  const { history } = useRouter()
  return {
    open: (step) => show({ signupStep: step }),
    correct: (step) => show({ signupStep: step }, true),
    back: (steps = 1) => history.go(-steps),
  }
}
