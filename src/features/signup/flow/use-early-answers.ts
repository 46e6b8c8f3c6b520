import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isEmptyDate } from '@/ui/form/date/date-of-birth.ts'
import type { WireRefusal } from '../../../../server/core/refusal.ts'
import { say } from '../../../lib/form/trouble.ts'
import { toBirthDate } from './draft.ts'
import type { FieldName } from './steps.ts'
import { changeSignup, signupState } from './store.ts'

export interface EarlyAnswers {
  /** For when a field is left. */
  askName: () => void
  askEmail: () => void
  askBirthDate: () => void
  isNameFine: boolean
  isEmailFine: boolean
  /** The address that was probably meant. */
  suggestion: string | null
  acceptSuggestion: () => void
}

/**
 * What the server thinks of an answer as soon as its field is left. What it says of something that has been changed since
 * is passed over, and so is silence: the step is checked again before it is left.
 */
export function useEarlyAnswers(): EarlyAnswers {
  const { api } = useRouter().options.context
  const [fineName, setFineName] = useState<string>()
  const [answer, setAnswer] = useState<{ email: string; isFine: boolean; suggestion: string | null }>()
  const { draft } = signupState()

  const askName = async () => {
    const { name, email } = signupState().draft
    if (!name.trim()) return
    const refusal = await api.signup.checkName.mutate({ name, email }).catch(() => undefined)
    if (refusal === undefined || signupState().draft.name !== name) return
    judge('name', refusal)
    setFineName(refusal ? undefined : name)
  }

  const askAbout = async (email: string) => {
    if (!email.trim()) return
    const checked = await api.signup.checkEmail.mutate({ email }).catch(() => undefined)
    if (!checked || signupState().draft.email !== email) return
    judge('email', checked.refusal)
    setAnswer({ email, isFine: !checked.refusal, suggestion: checked.suggestion })
  }

  const askBirthDate = async () => {
    const { birthDate: parts } = signupState().draft
    if (isEmptyDate(parts)) return
    const refusals = await api.signup.checkStep.mutate({ birthDate: toBirthDate(parts) }).catch(() => undefined)
    if (refusals && signupState().draft.birthDate === parts) judge('birthDate', refusals[0])
  }

  // What was filled in before the step was open, such as on the landing page.
  const start = useEffectEvent(() => {
    void askName()
    void askAbout(signupState().draft.email)
  })
  useEffect(() => start(), [])

  const current = answer?.email === draft.email ? answer : undefined
  const suggestion = current?.suggestion ?? null
  return {
    askName: () => void askName(),
    askEmail: () => {
      void askAbout(signupState().draft.email)
      // The name must differ from the address.
      if (signupState().errors.name) void askName()
    },
    isNameFine: fineName === draft.name && draft.name !== '',
    isEmailFine: current?.isFine === true && suggestion === null,
    suggestion,
    acceptSuggestion: () => {
      if (!suggestion) return
      changeSignup({ draft: { ...signupState().draft, email: suggestion } })
      void askAbout(suggestion)
    },
    askBirthDate: () => void askBirthDate(),
  }
}

function judge(field: FieldName, refusal: WireRefusal | null | undefined): void {
  changeSignup({ errors: { ...signupState().errors, [field]: refusal ? say(refusal) : undefined } })
}
