import { join } from 'node:path'
import { createFairQueue, type Turn } from '../../../core/concurrency/fair-queue.ts'
import { createProcesses } from '../../../core/concurrency/processes.ts'
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

interface PdfTimeLimits {
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
export function createDrawing({ longestWork, longestWait }: PdfTimeLimits) {
  const processes = createProcesses<Drawing, Drawn>(join(import.meta.dir, 'process.ts'), { niceness, longestWork })
  const queue = createFairQueue({ width: 1, maxWaiting: 100 })
  return (drawing: Drawing, turn: Turn): Promise<Uint8Array<ArrayBuffer>> =>
    queue.run(turn, async () => {
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
 * each for as long as it takes would hold up everybody. Those who ask take turns. Throws `try_again_later` where
 * too many wait, and where the processors have been too busy for it.
 */
export const drawApart = createDrawing({ longestWork: 20_000, longestWait: 120_000 })
