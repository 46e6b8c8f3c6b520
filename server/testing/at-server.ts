import type { AtServer, Command } from '../core/operations/command.ts'
import { NotDone } from '../core/operations/not-done.ts'
import { Refusal } from '../core/refusal.ts'
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

/** What a command says to somebody who answers with these, be it why it does nothing, and all that it asked before. */
export async function runAtServer(world: TestWorld, command: Pick<Command, 'run'>, answers: string[]) {
  const asked: string[] = []
  const here = atServer(world, answers)
  const line = (question: string) => {
    asked.push(question)
    return here.ask.line(question)
  }
  const said = await command.run({ ...here, ask: { ...here.ask, line } }, []).catch((no) => {
    if (no instanceof NotDone) return no.message
    return no instanceof Refusal ? no.code : `unexpected: ${no}`
  })
  return { said, asked }
}
