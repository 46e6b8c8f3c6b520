import { codePoints, isVisible, tidyText } from '../../core/values/text.ts'
import {
  correctionAmountInvalid,
  correctionExplanationInvalid,
  correctionReferenceInvalid,
  correctionTooLarge,
} from './refusals.ts'

/** In credits, either way: more is a slip of the hand. */
const mostCorrected = 1_000
/** In code points. */
export const longestExplanation = 300
const longestReference = 60

/** Credits that a member has, and those among them that were paid for. */
interface WalletBalance {
  balance: number
  bought: number
}

export interface Correction {
  /** In credits, with its sign. */
  amount: number
  /** Whether they count as paid for. */
  kind: 'bought' | 'given'
  /** The text that the member reads. */
  explanation: string
  /** The operator's own name of the case: it is booked once for a member. */
  reference: string
}

/** The correction as it is booked; two spellings of a case are the same one. Throws a refusal for what is wrong with it. */
export function readyCorrection({ amount, kind, ...typed }: Correction): Correction {
  if (!Number.isInteger(amount) || amount === 0 || Math.abs(amount) > mostCorrected)
    throw correctionAmountInvalid({ field: 'amount', most: mostCorrected })
  const explanation = tidyText(typed.explanation)
  if (!isVisible(explanation) || codePoints(explanation) > longestExplanation)
    throw correctionExplanationInvalid({ field: 'explanation', most: longestExplanation })
  const reference = tidyText(typed.reference).replace(/\s+/g, ' ').toUpperCase()
  if (!isVisible(reference) || codePoints(reference) > longestReference)
    throw correctionReferenceInvalid({ field: 'reference', most: longestReference })
  return { amount, kind, explanation, reference }
}

/** What a member has after a correction. Throws `correction_too_large` where it takes more of a kind than there is. */
export function afterCorrection(
  { balance, bought }: WalletBalance,
  { amount, kind }: Pick<Correction, 'amount' | 'kind'>,
): WalletBalance {
  const there = kind === 'bought' ? bought : balance - bought
  if (there + amount < 0) throw correctionTooLarge({ wanted: -amount, kind, there })
  return { balance: balance + amount, bought: kind === 'bought' ? bought + amount : bought }
}
