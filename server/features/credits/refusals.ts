import { m } from '~words'
import { conflict, invalid, payment } from '../../core/refusal.ts'

export const insufficientCredits = payment('insufficient_credits', (_: { cost: number; balance: number }) =>
  m.refusal_insufficient_credits(),
)

export const correctionAmountInvalid = invalid('correction_amount_invalid', ({ most }: { most: number }) =>
  m.credits_refusal_amount_invalid({ most }),
)

export const correctionExplanationInvalid = invalid('correction_explanation_invalid', ({ most }: { most: number }) =>
  m.credits_refusal_explanation_invalid({ most }),
)

export const correctionReferenceInvalid = invalid('correction_reference_invalid', ({ most }: { most: number }) =>
  m.credits_refusal_reference_invalid({ most }),
)

/** It would take more bought or given credits than there are. */
export const correctionTooLarge = conflict('correction_too_large', (no: TooLarge) =>
  no.kind === 'bought' ? m.credits_refusal_too_few_bought(no) : m.credits_refusal_too_few_given(no),
)

interface TooLarge {
  wanted: number
  kind: 'bought' | 'given'
  there: number
}
