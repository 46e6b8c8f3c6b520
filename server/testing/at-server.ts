import type { AtServer } from '../core/operations/command.ts'
import type { TestWorld } from './world.ts'

/** Somebody at the terminal of this world who answers with these, and then nothing more. */
export function atServer(world: TestWorld, answers: string[]): AtServer {
  const left = [...answers]
  const next = async () => left.shift() ?? ''
  return {
    ...world,
    ask: { line: next, secret: next },
    note: () => undefined,
    withWorld: (work) => work(world),
  }
}
