import { join } from 'node:path'
import { createProcesses } from '../../../core/concurrency/processes.ts'
import { createSemaphore } from '../../../core/concurrency/semaphore.ts'
import type { Locale } from '../../../core/i18n/locales.ts'
import type { ReceiptView } from '../view.ts'

/** A receipt, with the site's name over it, in a language. */
export interface Drawing {
  receipt: ReceiptView
  site: string
  locale: Locale
}

/** `error` is a fault of ours. */
export type Drawn = { pdf: Uint8Array<ArrayBuffer> } | { error: string }

/** Somebody waits for it, so that it gives way less than pictures do. */
const processes = createProcesses<Drawing, Drawn>(join(import.meta.dir, 'process.ts'), {
  ...{ niceness: 5, longestWork: 20_000 },
})
const oneAtATime = createSemaphore(1, 100)

/** Many times what one takes on a busy machine. */
const longest = 20_000

/** A process may end for no fault of the receipt that it has in hand. */
const attempts = 2

/**
 * Draws a receipt as a PDF in a process of its own: the first takes more than half a second, most of it to load what draws, and
 * each for as long as it takes would hold up everybody. Throws `try_again_later` where too many wait.
 */
export const drawApart = (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> =>
  oneAtATime(async () => {
    const tooLong = AbortSignal.timeout(longest)
    for (let attempt = 0; attempt < attempts && !tooLong.aborted; attempt++) {
      const drawn = await processes.ask(drawing, tooLong)
      if (!drawn) continue
      if ('error' in drawn) throw new Error(`receipt ${drawing.receipt.id}: ${drawn.error}`)
      return drawn.pdf
    }
    throw new Error(`receipt ${drawing.receipt.id}: no process has outlived it`)
  })
