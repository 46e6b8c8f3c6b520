import { privateKey, privateKeys, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'

/** A draft belongs to the member who writes and the one who is written to, also before there is a conversation. */
export const draftKey = (memberId: string, otherId: string): string => privateKey(memberId, 'draft', otherId)

export function saveDraft(key: string, text: string): void {
  writePrivate(key, text === '' ? null : text)
}

/** Puts texts that could not be sent back, above what has been written since. */
export function returnToDraft(key: string, texts: readonly string[]): void {
  const draft = readPrivate(key) ?? ''
  saveDraft(key, [...texts, draft].filter((text) => text.trim()).join('\n'))
}

/** The ids of the members for whom this browser has a draft. */
export function listDrafts(memberId: string): string[] {
  const start = draftKey(memberId, '')
  return keysOf().flatMap((key) => (key.startsWith(start) && readPrivate(key)?.trim() ? [key.slice(start.length)] : []))
}

/** None where the browser keeps nothing. */
function keysOf(): string[] {
  try {
    return privateKeys()
  } catch {
    return []
  }
}
