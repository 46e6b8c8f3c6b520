import { useEffect } from 'react'
import { isTransient } from '../../../lib/retry.ts'
import { useSettings } from '../../../lib/settings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type Draft, homeCountryOf, type Secrets, type SignupForm, toForm } from './draft.ts'
import { localRefusals } from './local-refusals.ts'
import { firstStepWith, isOfStep, lastStep, partOf, shownStep, steps } from './steps.ts'
import { changeSignup, type SignupState, signupState, useSignupState } from './store.ts'
import { isTrouble, type Trouble, troubleIn, troubleOf } from './trouble.ts'
import { useCreateAccount } from './use-create-account.ts'
import { type StepMoves, useStepMoves, useWantedStep } from './use-step.ts'

export interface Signup {
  state: SignupState
  step: number
  homeCountry: string
  busy: boolean
  set: (change: Partial<Draft>) => void
  setSecrets: (change: Partial<Secrets>) => void
  /** Checks the step and goes on, after the last one with making the account. Resolves when that is decided. */
  next: () => Promise<void>
  back: () => void
}

export function useSignup(): Signup {
  const state = useSignupState()
  const moves = useStepMoves()
  const step = useReachableStep(state, moves)
  const homeCountry = homeCountryOf(useSettings())
  const check = trpc.accounts.checkStep.useMutation({ retry: retryOnce, networkMode: 'always' })
  const createAccount = useCreateAccount()

  const judge = async (form: SignupForm): Promise<Trouble> => {
    const local = localRefusals(step, form)
    if (step === lastStep && local.length === 0) return createAccount(form)
    if (!isJudgedByServer(step, form)) return troubleOf(local)
    // A password is held against name and address, too.
    const asked = step === lastStep ? form : partOf(step, form)
    return check.mutateAsync(asked).then(
      (refusals) => troubleOf([...local, ...refusals.filter((refusal) => isOfStep(step, refusal))]),
      (error) => ({ ...troubleIn(error), ...(local.length > 0 && troubleOf(local)) }),
    )
  }

  return {
    state,
    step,
    homeCountry,
    busy: check.isPending,
    set: (change) => changeSignup({ draft: { ...signupState().draft, ...change }, ...withoutTroubleOf(change) }),
    setSecrets: (change) =>
      changeSignup({ secrets: { ...signupState().secrets, ...change }, ...withoutTroubleOf(change) }),
    next: async () => {
      const trouble = await judge(toForm(state.draft, state.secrets, homeCountry))
      changeSignup(trouble)
      const wanted = firstStepWith(trouble.errors) ?? step
      if (wanted < step) moves.back(step - wanted)
      else if (!isTrouble(trouble) && step < lastStep) moves.open(step + 1)
    },
    back: () => moves.back(),
  }
}

/** The step in the history; one for which the form is not filled in (any more) is corrected there, too. */
function useReachableStep({ draft, phase }: SignupState, { correct }: StepMoves): number {
  const wanted = useWantedStep()
  const step = shownStep(wanted ?? 0, draft)
  const isWrong = phase === 'form' && wanted !== undefined && wanted !== step
  useEffect(() => {
    if (isWrong) correct(step)
  })
  return step
}

/** Whoever mends an answer is not told any longer that it is wrong. */
function withoutTroubleOf(change: object): Trouble {
  const errors = Object.entries(signupState().errors).filter(([name]) => !(name in change))
  return { errors: Object.fromEntries(errors), failure: null }
}

/** Answers that come from lists need nobody's judgement. */
function isJudgedByServer(step: number, form: SignupForm): boolean {
  switch (steps[step]) {
    case 'identity':
      return true
    case 'area':
      return form.city !== null
    case 'about':
      return form.signupMessage !== ''
    case 'password':
      return form.password !== ''
    default:
      return false
  }
}

const retryOnce = (failures: number, error: unknown) => failures < 1 && isTransient(error)
