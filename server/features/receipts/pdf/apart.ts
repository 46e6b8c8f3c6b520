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
  /** Milliseconds of processor time for one receipt, many times what it needs. */
  longestWork: number
  /** Milliseconds of wall-clock time: on a busy machine one second of work takes many. */
  longestWait: number
}

/** A person waits for it, so its priority is above that of pictures. */
const niceness = 5

/** A process may die without the receipt being at fault. */
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
 * Draws a receipt as a PDF in a child process. The first takes more than half a second, mostly to load the library, and
 * each would block the server while it is drawn. Requests wait in a fair queue. Throws `try_again_later` if too many
 * wait or the machine is too busy.
 */
export const drawApart = createDrawing({ longestWork: 20_000, longestWait: 120_000 })
