import { searchAges } from '../../../server/features/members/rules/search-steps.ts'
import type { Answer } from './answers.ts'

/** Where the two ages of the match finder meet. */
export const middle = 35

/** In whole years; what is left out does not matter. `lowest` is the site's age to be a member. */
export function agesOf(answer: Answer<'age'> | undefined, lowest: number) {
  const from = answer === 'older' ? Math.max(middle, lowest) : lowest
  return {
    minAge: answer && from > searchAges.min ? from : undefined,
    maxAge: answer === 'younger' ? Math.max(middle, lowest) : undefined,
  }
}
