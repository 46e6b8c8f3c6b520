import fc from 'fast-check'
import type { Standing } from '../../../../db/testing/money/standing.ts'
import { dice } from '../dice.ts'
import type { Act, Operation } from './operation.ts'
import { operations } from './operations/index.ts'

const sides = 2 ** 31

/** What is left to chance of one operation. */
interface Drawn {
  /** Which one, of those that there is something to do for. */
  which: number
  /** All else. */
  how: number
  isBlind: boolean
}

/** Every number as often: fast-check likes small ones better. */
const anyNumber = fc.noBias(fc.nat(sides - 1))

const drawn: fc.Arbitrary<Drawn> = fc.record({
  which: anyNumber,
  how: anyNumber,
  isBlind: fc.noBias(fc.nat(15)).map((side) => side === 0),
})

/** One operation, or in one of five moments two that are taken at once. */
export type Moment = readonly Drawn[]

const moment = fc.oneof({ weight: 4, arbitrary: fc.tuple(drawn) }, { weight: 1, arbitrary: fc.tuple(drawn, drawn) })

/** Milliseconds that pass behind a moment. */
const pause = fc.oneof(
  { weight: 350, arbitrary: fc.constant(1_000) },
  { weight: 30, arbitrary: fc.constant(6 * 60_000) },
  { weight: 15, arbitrary: fc.constant(31 * 60_000) },
  { weight: 5, arbitrary: fc.constant(25 * 60 * 60_000) },
  { weight: 1, arbitrary: fc.constant(15 * 24 * 60 * 60_000) },
)

interface Sequences {
  /** Of each member. */
  members: Moment[][]
  /** What passes behind the first moment of all of them, the second one, and so on. */
  pauses: number[]
}

/** Those of so many members, of so many moments each: the same ones at every run with a seed. */
export function sequencesOf({ members, moments, seed }: { members: number; moments: number; seed: number }): Sequences {
  const length = { minLength: moments, maxLength: moments }
  return {
    members: fc.sample(fc.array(moment, length), { numRuns: members, seed }),
    pauses: fc.sample(fc.array(pause, length), { numRuns: 1, seed })[0] ?? [],
  }
}

export interface Chosen {
  operation: Operation
  act: Act
}

/** Chooses an operation for a member in this state, mostly one that has an effect. Undefined if none is possible. */
export function choose(standing: Standing, now: number, { which, how, isBlind }: Drawn): Chosen | undefined {
  const prepared = operations.flatMap((operation) => {
    const act = operation.prepare(standing, { dice: dice(how), now, isBlind })
    return act ? [{ operation, act }] : []
  })
  const all = prepared.reduce((sum, { operation }) => sum + operation.weight, 0)
  let left = (which / sides) * all
  return prepared.find(({ operation }) => {
    left -= operation.weight
    return left < 0
  })
}
