/** The process that works on pictures. */

import { answerQuestions } from '../../../core/concurrency/answering.ts'
import { readReceived } from './received.ts'
import { UnfitPicture } from './unfit.ts'
import { type PictureRequest, type PictureResponse, works } from './works.ts'

async function answer({ work, picture, reading }: PictureRequest): Promise<PictureResponse> {
  try {
    return { result: await works[work](reading ? await readReceived(picture, reading) : picture) }
  } catch (error) {
    if (error instanceof UnfitPicture) return { unfit: error.why, detail: error.detail }
    return { error: Bun.inspect(error) }
  }
}

answerQuestions(answer)
