/** The process that draws receipts. */

import { answerQuestions } from '../../../core/concurrency/answering.ts'
import { inLocale } from '../../../core/i18n/locale.ts'
import type { Drawing, Drawn } from './apart.ts'
import { drawReceipt } from './draw.ts'

answerQuestions(async ({ receipt, site, locale }: Drawing): Promise<Drawn> => {
  try {
    return { pdf: new Uint8Array(await inLocale(locale, () => drawReceipt(receipt, site, locale))) }
  } catch (error) {
    return { error: Bun.inspect(error) }
  }
})
