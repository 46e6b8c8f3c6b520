import { searchAges } from '../../../server/features/members/rules/search-steps.ts'
import type { Answer } from './answers.ts'

/** Where the two ages of the match finder meet. */
export const middle = 35

/** In whole years; what is left out does not matter. */
export interface Ages {
  minAge?: number | undefined
  maxAge?: number | undefined
}

/** Years: a narrower overlap of the answer and the usual ages is widened by what lies next to it. */
const minSpan = 5
const usualSpan = 10

/**
 * The ages of an answer within those that somebody is used to look for; without an answer the usual ones. Who is used to look
 * for the other side of the middle gets those next to it. `lowest` is the site's age to be a member.
 */
export function agesOf(answer: Answer<'age'> | undefined, lowest: number, usual: Ages = {}): Ages {
  if (!answer) return { minAge: usual.minAge, maxAge: usual.maxAge }
  const meet = Math.max(middle, lowest)
  if (answer === 'older') {
    const isFar = usual.maxAge !== undefined && usual.maxAge - meet < minSpan
    return { minAge: Math.max(meet, usual.minAge ?? meet), maxAge: isFar ? meet + usualSpan : usual.maxAge }
  }
  const isFar = usual.minAge !== undefined && meet - usual.minAge < minSpan
  const from = isFar ? Math.max(lowest, meet - usualSpan) : Math.max(lowest, usual.minAge ?? lowest)
  return { minAge: from > searchAges.min ? from : undefined, maxAge: Math.min(meet, usual.maxAge ?? meet) }
}
