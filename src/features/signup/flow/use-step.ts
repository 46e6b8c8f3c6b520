import { useHydrated, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of sign-up that this entry of the history shows: the browser's own back button goes one step back. */
    signupStep?: number
  }
}

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
  const navigate = useNavigate()
  const { history } = useRouter()
  const show = (step: number, replace: boolean) =>
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (kept) => ({ ...kept, signupStep: step }),
      resetScroll: false,
      replace,
    })
  return {
    open: (step) => show(step, false),
    correct: (step) => show(step, true),
    back: (steps = 1) => history.go(-steps),
  }
}
