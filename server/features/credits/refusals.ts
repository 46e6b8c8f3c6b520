import { m } from '~words'
import { payment } from '../../core/refusal.ts'

export const insufficientCredits = payment('insufficient_credits', (_: { cost: number; balance: number }) =>
  m.refusal_insufficient_credits(),
)
