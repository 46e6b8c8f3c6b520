import { createAtom, useSelector } from '@tanstack/react-store'

/** The questions in their order, with their answers. */
export const questions = {
  age: ['younger', 'older'],
  appearance: ['normal', 'sexy'],
  race: ['any', 'white', 'other'],
} as const

export type FinderQuestion = keyof typeof questions
export type Answer<Name extends FinderQuestion = FinderQuestion> = (typeof questions)[Name][number]
export type Answers = { [Name in FinderQuestion]?: Answer<Name> }

/** On a site that does not ask about race there are two. */
export const questionsOf = ({ matchFinderRace }: { matchFinderRace: boolean }): FinderQuestion[] =>
  matchFinderRace ? ['age', 'appearance', 'race'] : ['age', 'appearance']

/** The last page of the match finder: who was found. */
export type FinderStep = FinderQuestion | 'results'

/**
 * The step of an address. Nobody comes to one before which something is left to answer: answers live as long as the page,
 * and nowhere else (product §7.5).
 */
export function stepOf(wanted: unknown, asked: readonly FinderQuestion[], answers: Answers): FinderStep {
  const steps: FinderStep[] = [...asked, 'results']
  const step = steps.find((name) => name === wanted) ?? steps[0]!
  const open = asked.find((name) => !answers[name])
  return open && steps.indexOf(open) < steps.indexOf(step) ? steps[0]! : step
}

const answers = createAtom<Answers>({})

export const givenAnswers = (): Answers => answers.get()
export const useAnswers = (): Answers => useSelector(answers)
export const giveAnswer = (question: FinderQuestion, answer: Answer): void =>
  answers.set((before) => ({ ...before, [question]: answer }))
export const forgetAnswers = (): void => answers.set({})
