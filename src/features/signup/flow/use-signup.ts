import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasErrors, isTrouble, mended, troubleIn, troubleOf } from '../../../lib/form/trouble.ts'
import { isTransient } from '../../../lib/retry.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { homeCountryOf, type Secrets, type SignupDraft, type SignupFormInput, toForm } from './draft.ts'
import { missingIn } from './missing.ts'
import { fieldNames, firstStepWith, isOfStep, lastStep, partOf, type SignupTrouble, shownStep, steps } from './steps.ts'
import { changeSignup, type SignupState, signupState, useSignupState } from './store.ts'
import { useCreateAccount } from './use-create-account.ts'
import { type StepMoves, useStepMoves, useWantedStep } from './use-step.ts'

export interface Signup {
  state: SignupState
  step: number
  homeCountry: string
  busy: boolean
  set: (change: Partial<SignupDraft>) => void
  setSecrets: (change: Partial<Secrets>) => void
  /** Checks the step and goes on, after the last one with making the account. Resolves when that is decided. */
  next: () => Promise<void>
  back: () => void
}

/** For the questions of a step. */
export interface SignupStepProps {
  signup: Signup
}

export function useSignup(): Signup {
  const trpc = useTRPC()
  const state = useSignupState()
  const moves = useStepMoves()
  const step = useReachableStep(state, moves)
  const homeCountry = homeCountryOf(useSettings())
  const check = useMutation(trpc.signup.checkStep.mutationOptions({ retry: retryOnce, networkMode: 'always' }))
  const createAccount = useCreateAccount()

  const judge = async (form: SignupFormInput): Promise<SignupTrouble> => {
    const missing = missingIn(step, form)
    const isComplete = !hasErrors(missing)
    if (step === lastStep && isComplete) return createAccount(form)
    if (!isJudgedByServer(step, form)) return { errors: missing, failure: null }
    // A password is held against name and address, too.
    const asked = step === lastStep ? form : partOf(step, form)
    const { errors, failure } = await check.mutateAsync(asked).then(
      (refusals) =>
        troubleOf(
          refusals.filter((refusal) => isOfStep(step, refusal)),
          fieldNames,
        ),
      (error) => troubleIn(error, fieldNames),
    )
    return { errors: { ...errors, ...missing }, failure: isComplete ? failure : null }
  }

  return {
    state,
    step,
    homeCountry,
    busy: check.isPending,
    set: (change) => changeSignup({ draft: { ...signupState().draft, ...change }, errors: errorsBeside(change) }),
    setSecrets: (change) =>
      changeSignup({ secrets: { ...signupState().secrets, ...change }, errors: errorsBeside(change) }),
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

const errorsBeside = (change: object) => mended(signupState().errors, Object.keys(change))

/** Answers that come from lists need nobody's judgement. */
function isJudgedByServer(step: number, form: SignupFormInput): boolean {
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
