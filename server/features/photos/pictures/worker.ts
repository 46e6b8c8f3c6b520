import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createProcesses } from '../../../core/concurrency/processes.ts'
import { createSemaphore } from '../../../core/concurrency/semaphore.ts'
import type { Reading } from './received.ts'
import { UnfitPicture } from './unfit.ts'
import type { Answer, Question, Result, WorkName } from './works.ts'

/** Pictures in work at once: one processor stays free, so that the rest of the product answers meanwhile. */
const inTurn = createSemaphore(Math.max(1, Math.min(2, availableParallelism() - 1)))

/** Milliseconds after which a picture is given up, many times what the largest takes. */
const longestWork = 20_000

/** A process may end for no fault of the picture that it has in hand. */
const attempts = 2

/** A picture as it comes from somebody. */
export interface Received {
  reading: Reading
  /** Of the sender, who may hang up. */
  signal: AbortSignal
}

const processes = createProcesses<Question, Answer>(join(import.meta.dir, 'process.ts'), 19)

/**
 * Does this work on a picture's bytes in a process of its own, which has the lowest priority and none of our secrets: pictures
 * come from anybody, and may take the processors only as far as nobody else needs them. One that is `received` is looked at
 * first, and left when its sender hangs up. Throws UnfitPicture, also for one that ends the process or
 * keeps it too long.
 */
export const workOnPicture = <Name extends WorkName>(
  work: Name,
  picture: Uint8Array,
  received?: Received,
): Promise<Result<Name>> =>
  inTurn(async () => {
    const tooLong = AbortSignal.timeout(longestWork)
    for (let attempt = 0; attempt < attempts && !tooLong.aborted; attempt++) {
      received?.signal.throwIfAborted()
      const stop = AbortSignal.any([tooLong, ...(received ? [received.signal] : [])])
      const answer = await processes.ask({ work, picture, reading: received?.reading }, stop)
      if (!answer) continue
      if ('unfit' in answer) throw new UnfitPicture(answer.unfit, answer.detail)
      if ('error' in answer) throw new Error(`${work}: ${answer.error}`)
      return answer.result as Result<Name>
    }
    received?.signal.throwIfAborted()
    throw new UnfitPicture('unreadable', 'no process has outlived it')
  })
