import { m } from '~words'
import { type Ages, middle } from './ages.ts'
import type { Answer, FinderQuestion, questions } from './answers.ts'

type Words = {
  [Name in FinderQuestion]: {
    title: () => string
    answers: Record<(typeof questions)[Name][number], (site: { lowest: number }) => string>
  }
}

export const words: Words = {
  age: {
    title: m.match_finder_age,
    answers: {
      younger: ({ lowest }) => m.match_finder_age_younger({ min: lowest, max: Math.max(middle, lowest) }),
      older: ({ lowest }) => m.match_finder_age_older({ min: Math.max(middle, lowest) }),
    },
  },
  appearance: {
    title: m.match_finder_appearance,
    answers: { normal: () => m.match_finder_appearance_normal(), sexy: () => m.match_finder_appearance_sexy() },
  },
  race: {
    title: m.match_finder_race,
    answers: {
      any: () => m.match_finder_race_any(),
      white: () => m.match_finder_race_white(),
      other: () => m.match_finder_race_other(),
    },
  },
}

/** The answers to a question in their order, in words. */
export function answersTo(question: FinderQuestion, lowest: number) {
  const said: Record<string, (site: { lowest: number }) => string> = words[question].answers
  return Object.entries(said).map(([value, word]) => ({ value: value as Answer, label: word({ lowest }) }))
}

/** Ages that are looked for, as the middle of a sentence. */
export function ageWords({ minAge, maxAge }: Ages): string {
  if (minAge && maxAge) return m.match_finder_ages({ min: minAge, max: maxAge })
  if (minAge) return m.match_finder_ages_from({ min: minAge })
  return maxAge ? m.match_finder_ages_to({ max: maxAge }) : m.match_finder_ages_all()
}
