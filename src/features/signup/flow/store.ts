import { useHydrated } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import type { ErrorText } from '../../../lib/form/trouble.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { emptyDraft, noSecrets, type Secrets, type SignupDraft } from './draft.ts'
import type { SignupStage } from './progress.ts'
import type { FieldErrors } from './steps.ts'

/** `mailed`: on a site that hides which accounts exist, everything else is said by mail. */
export type Phase = 'form' | 'running' | 'photo' | 'complete' | 'mailed'

export interface SignupState {
  draft: SignupDraft
  secrets: Secrets
  errors: FieldErrors
  failure: ErrorText | null
  phase: Phase
  stage: SignupStage | 'done'
  /** There is no line: what is under way waits for it. */
  isStalled: boolean
  /** Whose account was made; empty until then. */
  memberId: string
  matches: Outputs['members']['search']['items']
}

const start: SignupState = {
  draft: emptyDraft,
  secrets: noSecrets,
  errors: {},
  failure: null,
  phase: 'form',
  stage: 'check',
  isStalled: false,
  memberId: '',
  matches: [],
}

const storageKey = 'signup-draft'
/** The sign-up of this tab: it lives outside of the screens, so that none of them can break it off. */
const signup = createAtom<SignupState>({ ...start, draft: readDraft() })

export const signupState = (): SignupState => signup.get()

export function changeSignup(change: Partial<SignupState>): void {
  signup.set((state) => ({ ...state, ...change }))
  if (change.draft) keepDraft(change.draft)
}

/** Forgets what was filled in, for good. */
export function resetSignup(): void {
  changeSignup(start)
}

/** The account is made: what remains is shown, and not offered again after a reload. */
export function forgetDraft(): void {
  changeSignup({ secrets: noSecrets })
  keepDraft(emptyDraft)
}

/** Rendered on the server it is always empty. */
export function useSignupState(): SignupState {
  const state = useSelector(signup)
  return useHydrated() ? state : start
}

function readDraft(): SignupDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return kept && typeof kept === 'object' ? { ...emptyDraft, ...kept } : emptyDraft
  } catch {
    return emptyDraft
  }
}

function keepDraft(draft: SignupDraft): void {
  try {
    if (draft === emptyDraft) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Without storage a reload starts over.
  }
}
