import { m } from '~words'
import { waitInWords } from '../../../server/core/values/wait.ts'
import type { RefusalCode } from '../refusal-words.ts'

/**
 * What a form without script may have been refused with, beside too many requests, which any may: addresses hold only names, and
 * the minutes to wait.
 */
export type NoticeTexts = Partial<Record<RefusalCode, (minutes: number) => string>>

/** The parameters of an address; anyone may have written it. */
export interface NoticeParams {
  notice?: unknown
  minutes?: unknown
}

/** The text for the notice in the address; undefined for one that this page does not show. */
export function noticeWords(told: NoticeTexts, { notice, minutes }: NoticeParams): string | undefined {
  const all: NoticeTexts = { ...told, too_many_requests: tooMany }
  const name = typeof notice === 'string' && Object.hasOwn(all, notice) ? (notice as RefusalCode) : undefined
  return name && all[name]?.(Math.ceil(Number(minutes)) || 1)
}

const tooMany = (minutes: number) => m.refusal_too_many_requests({ wait: waitInWords(minutes * 60) })
