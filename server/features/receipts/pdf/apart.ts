import { join } from 'node:path'
import { createProcesses } from '../../../core/concurrency/processes.ts'
import { createSemaphore } from '../../../core/concurrency/semaphore.ts'
import { createSemaphores } from '../../../core/concurrency/semaphores.ts'
import type { Locale } from '../../../core/i18n/locales.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import type { ReceiptView } from '../view.ts'

/** A receipt, with the site's name over it, in a language. */
export interface Drawing {
  receipt: ReceiptView
  site: string
  locale: Locale
}

/** `error` is a fault of ours. */
export type Drawn = { pdf: Uint8Array<ArrayBuffer> } | { error: string }

interface Limits {
  /** Milliseconds of processors that one may take, many times what it needs. */
  longestWork: number
  /** Milliseconds by the clock after which it is given up: on a busy machine one second of work takes many. */
  longestWait: number
}

/** Somebody waits for it, so that it gives way less than pictures do. */
const niceness = 5

/** A process may end for no fault of the receipt that it has in hand. */
const attempts = 2

/** `drawApart` within these limits. */
export function createDrawing({ longestWork, longestWait }: Limits) {
  const processes = createProcesses<Drawing, Drawn>(join(import.meta.dir, 'process.ts'), { niceness, longestWork })
  const oneAtATime = createSemaphore(1, 100)
  return (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> =>
    oneAtATime(async () => {
      const tooLong = AbortSignal.timeout(longestWait)
      for (let attempt = 0; attempt < attempts && !tooLong.aborted; attempt++) {
        const drawn = await processes.ask(drawing, tooLong)
        if (!drawn) continue
        if ('error' in drawn) throw new Error(`receipt ${drawing.receipt.id}: ${drawn.error}`)
        return drawn.pdf
      }
      // No fault of the receipt.
      if (tooLong.aborted) throw tryAgainLater({ retryAfter: 30 })
      throw new Error(`receipt ${drawing.receipt.id}: no process has outlived it`)
    })
}

/**
 * Draws a receipt as a PDF in a process of its own: the first takes more than half a second, most of it to load what draws, and
 * each for as long as it takes would hold up everybody. Throws `try_again_later` where too many wait, and where the processors
 * have been too busy for it.
 */
export const drawApart = createDrawing({ longestWork: 20_000, longestWait: 120_000 })

const inMembersTurn = createSemaphores(1)

/** The same for a member who asks for it: of each of them one is in the line at a time, so that nobody's many keep others, or mails, waiting. */
export const drawForMember = (memberId: string, drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> =>
  inMembersTurn(memberId, () => drawApart(drawing))
