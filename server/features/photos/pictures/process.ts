/** The process that works on pictures. It answers one question after the other, and ends with whoever asks. */

import { UnreadablePhoto } from './unreadable.ts'
import { type Answer, type Question, works } from './works.ts'

async function answer({ work, picture }: Question): Promise<Answer> {
  try {
    return { result: await works[work](picture) }
  } catch (error) {
    return error instanceof UnreadablePhoto ? { unreadable: error.message } : { error: Bun.inspect(error) }
  }
}

process.on('message', async (question: Question) => process.send?.(await answer(question)))
process.on('disconnect', () => process.exit(0))
