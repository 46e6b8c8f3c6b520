/** Makes photos by bare sharp, in a process of the kind that the product makes its own in. */

import sharp from 'sharp'
import { answerQuestions } from '../../server/core/concurrency/answering.ts'
import { barePhoto } from './photo.ts'

sharp.cache(false)
sharp.concurrency(1)

answerQuestions<Uint8Array, true>(async (photo) => {
  await barePhoto(photo)
  return true
})
