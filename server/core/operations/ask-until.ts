import { Refusal } from '../refusal.ts'
import type { AtServer } from './command.ts'
import { NotDone } from './not-done.ts'

/**
 * What was typed, as `read` understands it: asked for again with what was wrong with it, for as long as something is typed. `read`
 * throws a `NotDone` or a `Refusal` for what is not understood. Throws what `line` does where nothing more comes.
 */
export async function askUntil<Told>(
  { ask, note }: Pick<AtServer, 'ask' | 'note'>,
  question: string,
  read: (typed: string) => Told | Promise<Told>,
): Promise<Told> {
  for (;;) {
    const typed = await ask.line(question)
    try {
      return await read(typed)
    } catch (error) {
      if (error instanceof NotDone) note(error.message)
      else if (error instanceof Refusal) note(error.words)
      else throw error
    }
  }
}
