/** A process that rests or works for as long as it was told, and then says so. */

import { answerQuestions } from '../answering.ts'

/** In milliseconds by the clock. */
export type IdlerRequest = { rest: number } | { work: number }

answerQuestions(async (asked: IdlerRequest) => {
  if ('rest' in asked) await Bun.sleep(asked.rest)
  else for (const begun = performance.now(); performance.now() - begun < asked.work; );
  return 'done'
})
