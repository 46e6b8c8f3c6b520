/** A test process that sleeps or computes for the requested time, and then answers. */

import { answerQuestions } from '../answering.ts'

/** In milliseconds by the clock. */
export type IdlerRequest = { rest: number } | { work: number }

answerQuestions(async (asked: IdlerRequest) => {
  if ('rest' in asked) await Bun.sleep(asked.rest)
  else for (const begun = performance.now(); performance.now() - begun < asked.work; );
  return 'done'
})
