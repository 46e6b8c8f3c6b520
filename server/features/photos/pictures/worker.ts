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

/**
 * Milliseconds that an upload waits in the queue, and then for its files: together less than the upload's own timeout.
 */
const [longestQueueing, longestMaking] = [12_000, 45_000]

/**
 * Pictures processed at once. One processor stays free for the rest of the product. Expensive pictures have a queue of
 * their own, so that no plain photo waits for one.
 */
const plain = createFairQueue({
  width: Math.max(1, Math.min(2, availableParallelism() - 1)),
  ...{ maxWaiting: 100, retryAfter: 10 },
})
const dear = createFairQueue({ width: 1, maxWaiting: 20, retryAfter: 30 })

/** More than the price of a photo of 16 megapixels, of any format. */
const maxPlainPrice = 20

/** Throws `try_again_later` if the queue has no room for a picture of these shares, before it is even read. */
export const requirePictureRoom = plain.requireRoom

interface PictureTimeLimits {
  /** Milliseconds of processor time for one picture, many times what the largest needs. */
  longestWork: number
  /** Milliseconds of wall-clock time: on a busy machine one second of work takes many. */
  longestWait: number
}

/** A process may die without the picture being at fault. */
const attempts = 2

/** A picture that a client has uploaded. */
export interface ReceivedPicture {
  reading: Reading
  /** Of the sender, who may hang up. */
  signal: AbortSignal
  shares: readonly Share[]
}

/**
 * Lower priority than the server that answers people, but not the lowest. The lowest gets a hundredth of a processor
 * beside a single other process: a picture of a second's work would take more than a minute.
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
 * Processes a picture in a child process of low priority, which has none of our secrets: pictures come from anybody.
 * One that is `received` is checked first, queues by its sender's shares, and is dropped when the client disconnects.
 * Throws UnfitPicture, also if it kills the process twice or takes too much processor time. Throws `try_again_later` if
 * the queue is full or the machine too busy.
 */
export const workOnPicture = createPictureWork({ longestWork: 10_000, longestWait: 120_000 })
