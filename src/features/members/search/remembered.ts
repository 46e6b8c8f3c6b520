import { privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'
import { isBare, parseSearchParams, type SearchParams } from './filters.ts'

// A search reveals a member's orientation: it stays in this browser, and logging out deletes it.

const keyOf = (memberId: string | undefined) => privateKey(memberId ?? 'visitor', 'search')

export function rememberSearch(memberId: string | undefined, params: SearchParams): void {
  writePrivate(keyOf(memberId), JSON.stringify(params))
}

/** The last search of this member (or of visitors) in this browser; undefined on the server and before the first. */
export function recallSearch(memberId: string | undefined): SearchParams | undefined {
  const params = parseSearchParams(asObject(readPrivate(keyOf(memberId))))
  return isBare(params) ? undefined : params
}

function asObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
