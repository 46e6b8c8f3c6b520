import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Share } from '../../../core/concurrency/fair-order.ts'
import { createFairQueue } from '../../../core/concurrency/fair-queue.ts'
import { createProcesses, TooMuchWork } from '../../../core/concurrency/processes.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import { backgroundShares } from '../../../core/shares.ts'
import { filesPrice, priceOf } from './price.ts'
import type { Reading } from './received.ts'
import { UnfitPicture } from './unfit.ts'
import type { PictureRequest, PictureResponse, PictureResult, WorkName } from './works.ts'

/** Milliseconds that one from somebody waits for others, and then for the processors: together less than its upload may take. */
const [longestQueueing, longestMaking] = [12_000, 45_000]

/**
 * Pictures in work at once: one processor stays free, so that the rest of the product answers meanwhile. Dear ones, by their
 * price, have a place of their own, so that nobody's plain photo waits for one.
 */
const plain = createFairQueue({
  width: Math.max(1, Math.min(2, availableParallelism() - 1)),
  ...{ maxWaiting: 100, retryAfter: 10 },
})
const dear = createFairQueue({ width: 1, maxWaiting: 20, retryAfter: 30 })

/** Above that of a photo of 16 megapixels, whatever its kind. */
const maxPlainPrice = 20

/** Throws `try_again_later` where a picture of these shares would find no room: before it is even read. */
export const requirePictureRoom = plain.requireRoom

interface PictureTimeLimits {
  /** Milliseconds of processors that a picture may take, many times what the largest needs. */
  longestWork: number
  /** Milliseconds by the clock after which it is given up: on a busy machine one second of work takes many. */
  longestWait: number
}

/** A process may end for no fault of the picture that it has in hand. */
const attempts = 2

/** A picture as it comes from somebody. */
export interface ReceivedPicture {
  reading: Reading
  /** Of the sender, who may hang up. */
  signal: AbortSignal
  shares: readonly Share[]
}

/**
 * Lower than what answers people, and not the lowest: that one gets a hundredth of a processor beside a single other
 * process, so that a picture of a second's work would not be done in a minute.
 */
const niceness = 10

/** `workOnPicture` within these limits. */
export function createPictureWork({ longestWork, longestWait }: PictureTimeLimits) {
  const processes = createProcesses<PictureRequest, PictureResponse>(join(import.meta.dir, 'process.ts'), {
    niceness,
    longestWork,
  })
  return <Name extends WorkName>(
    work: Name,
    picture: Uint8Array,
    received?: ReceivedPicture,
  ): Promise<PictureResult<Name>> => {
    const cost = received ? priceOf(picture, received.reading.type) : filesPrice
    const queue = cost > maxPlainPrice ? dear : plain
    const turn = received ? { ...received, cost, maxWaitMs: longestQueueing } : { cost, shares: backgroundShares }
    return queue.run(turn, async () => {
      const tooLong = AbortSignal.timeout(received ? Math.min(longestWait, longestMaking) : longestWait)
      const stop = AbortSignal.any([tooLong, ...(received ? [received.signal] : [])])
      for (let attempt = 0; attempt < attempts && !stop.aborted; attempt++) {
        const answer = await processes.ask({ work, picture, reading: received?.reading }, stop).catch(refuse)
        if (!answer) continue
        if ('unfit' in answer) throw new UnfitPicture(answer.unfit, answer.detail)
        if ('error' in answer) throw new Error(`${work}: ${answer.error}`)
        return answer.result as PictureResult<Name>
      }
      received?.signal.throwIfAborted()
      // No fault of the picture.
      if (tooLong.aborted) throw tryAgainLater({ retryAfter: 30 })
      throw new UnfitPicture('unreadable', 'no process has outlived it')
    })
  }
}

function refuse(cause: unknown): never {
  throw cause instanceof TooMuchWork ? new UnfitPicture('unreadable', cause.message, { cause }) : cause
}

/**
 * Does this work on a picture's bytes in a process of its own, which gives way to others and has none of our secrets: pictures
 * come from anybody, and may take the processors only as far as nobody else needs them. One that is `received` is looked at
 * first, takes its turn by its sender's shares, and is left when they hang up. Throws UnfitPicture, also for one that ends the
 * process twice or takes too much of the processors, and `try_again_later` where too many wait or these have been too busy for it.
 */
export const workOnPicture = createPictureWork({ longestWork: 10_000, longestWait: 120_000 })
