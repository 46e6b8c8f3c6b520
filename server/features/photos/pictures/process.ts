/** The process that works on pictures. It answers one question after the other, and ends with whoever asks. */

import { readReceived } from './received.ts'
import { TooLargePhoto, TooSmallPhoto, UnreadablePhoto } from './refused.ts'
import { type Answer, type Question, works } from './works.ts'

async function answer({ work, picture, reading }: Question): Promise<Answer> {
  try {
    return { result: await works[work](reading ? await readReceived(picture, reading) : picture) }
  } catch (error) {
    if (error instanceof UnreadablePhoto) return { unreadable: error.message }
    if (error instanceof TooSmallPhoto) return { tooSmall: true }
    return error instanceof TooLargePhoto ? { tooLarge: true } : { error: Bun.inspect(error) }
  }
}

process.on('message', async (question: Question) => process.send?.(await answer(question)))
process.on('disconnect', () => process.exit(0))
