import type { MemberContext, World } from '../../../core/context.ts'
import { stepping } from './stepping.ts'

/** The process was killed. */
class Killed extends Error {
  override readonly name = 'Killed'
}

/** The same world, in a process that is killed at its nth step: from then on nothing is done any more. */
function mortal<Some extends World | MemberContext>(world: Some, steps: number): Some {
  let left = steps
  return stepping(world, async () => {
    if (left-- <= 0) throw new Killed()
  })
}

/** Does something in a process that is killed at its nth step; whether it came to its end before. */
export async function killedAt<Some extends World | MemberContext>(
  world: Some,
  step: number,
  work: (world: Some) => Promise<unknown>,
): Promise<'killed' | 'done'> {
  try {
    await work(mortal(world, step))
    return 'done'
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    return 'killed'
  }
}

/** So many steps, and the one at which nothing is left to be killed. */
export const eachStep = (steps: number) => Array.from({ length: steps + 1 }, (_, step) => [step, steps] as const)

/** What becomes of work of so many steps that is killed at this one. */
export const fateAt = (step: number, steps: number) => (step < steps ? 'killed' : 'done')
