import { useSyncExternalStore } from 'react'
import { readPrivate, watchPrivate } from '../../../lib/private-store.ts'
import { saveDraft } from './drafts.ts'

/** The text one has begun to write: over reloads, and the same in every tab. */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    watchPrivate,
    () => readPrivate(key) ?? '',
    () => '',
  )
  return [text, (next) => saveDraft(key, next)]
}
