import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createProcesses, TooMuchWork } from '../../../core/concurrency/processes.ts'
import { createSemaphore } from '../../../core/concurrency/semaphore.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import type { Reading } from './received.ts'
import { UnfitPicture } from './unfit.ts'
import type { Answer, Question, Result, WorkName } from './works.ts'

/** Pictures in work at once: one processor stays free, so that the rest of the product answers meanwhile. */
const inTurn = createSemaphore(Math.max(1, Math.min(2, availableParallelism() - 1)))

interface Limits {
  /** Milliseconds of processors that a picture may take, many times what the largest needs. */
  longestWork: number
  /** Milliseconds by the clock after which it is given up: on a busy machine one second of work takes many. */
  longestWait: number
}

/** A process may end for no fault of the picture that it has in hand. */
const attempts = 2

/** A picture as it comes from somebody. */
export interface Received {
  reading: Reading
  /** Of the sender, who may hang up. */
  signal: AbortSignal
}

/**
 * Lower than what answers people, and not the lowest: that one gets a hundredth of a processor beside a single other
 * process, so that a picture of a second's work would not be done in a minute.
 */
const niceness = 10

/** `workOnPicture` within these limits. */
export function createPictureWork({ longestWork, longestWait }: Limits) {
  const processes = createProcesses<Question, Answer>(join(import.meta.dir, 'process.ts'), { niceness, longestWork })
  return <Name extends WorkName>(work: Name, picture: Uint8Array, received?: Received): Promise<Result<Name>> =>
    inTurn(async () => {
      const tooLong = AbortSignal.timeout(longestWait)
      const stop = AbortSignal.any([tooLong, ...(received ? [received.signal] : [])])
      for (let attempt = 0; attempt < attempts && !stop.aborted; attempt++) {
        const answer = await processes.ask({ work, picture, reading: received?.reading }, stop).catch(refuse)
        if (!answer) continue
        if ('unfit' in answer) throw new UnfitPicture(answer.unfit, answer.detail)
        if ('error' in answer) throw new Error(`${work}: ${answer.error}`)
        return answer.result as Result<Name>
      }
      received?.signal.throwIfAborted()
      // No fault of the picture.
      if (tooLong.aborted) throw tryAgainLater({ retryAfter: 30 })
      throw new UnfitPicture('unreadable', 'no process has outlived it')
    })
}

function refuse(cause: unknown): never {
  throw cause instanceof TooMuchWork ? new UnfitPicture('unreadable', cause.message, { cause }) : cause
}

/**
 * Does this work on a picture's bytes in a process of its own, which gives way to others and has none of our secrets: pictures
 * come from anybody, and may take the processors only as far as nobody else needs them. One that is `received` is looked at
 * first, and left when its sender hangs up. Throws UnfitPicture, also for one that ends the process twice or takes too much
 * of the processors, and `try_again_later` where these have been too busy for it.
 */
export const workOnPicture = createPictureWork({ longestWork: 10_000, longestWait: 120_000 })
