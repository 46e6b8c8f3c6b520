import { useRef, useState } from 'react'
import type { Concern } from '../../../../server/features/caution/rules/caution.ts'
import { theRule } from './rule.ts'

export interface SafetyQuestion {
  concern: Concern
  body: string
}

/** Asks before a message that may be regretted, once for each text. `seq`: the number that it would have. */
export function useQuestion(seq: number): {
  question: SafetyQuestion | undefined
  /** Whether this text waits for an answer. */
  asks: (body: string) => boolean
  /** Puts the question away, whatever the answer: the same text is not asked about again. */
  answer: () => void
} {
  const [question, setQuestion] = useState<SafetyQuestion>()
  const answered = useRef<string>(undefined)
  return {
    question,
    asks: (body) => {
      const concern = body === answered.current ? null : theRule().concernIn(body, seq)
      setQuestion(concern ? { concern, body } : undefined)
      return !!concern
    },
    answer: () => {
      answered.current = question?.body
      setQuestion(undefined)
    },
  }
}
