import { m } from '~words'
import { errorWords, refusalIn } from '../../lib/refusal-words.ts'

/** Of a switch that failed: the server's, else the browser's own, which says it only to engineers. */
export function failureWords(error: unknown): string {
  return error instanceof DOMException && !refusalIn(error) ? m.push_failed() : errorWords(error)
}
