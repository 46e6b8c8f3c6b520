import type { RefusalCode } from '../refusal-words.ts'

/** What a form without script may have been refused with: addresses hold only names, and the minutes to wait. */
export type Told = Partial<Record<RefusalCode, (minutes: number) => string>>

/** As an address says it, whoever wrote that. */
export interface Notice {
  notice?: unknown
  minutes?: unknown
}

/** The words for what the address names; undefined when it names nothing that may be told there. */
export function noticeWords(told: Told, { notice, minutes }: Notice): string | undefined {
  const name = typeof notice === 'string' && Object.hasOwn(told, notice) ? (notice as RefusalCode) : undefined
  return name && told[name]?.(Math.ceil(Number(minutes)) || 1)
}
