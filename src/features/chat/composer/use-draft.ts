import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { privateChanges, readPrivate } from '../../../lib/session/private-store.ts'
import { saveDraft } from './drafts.ts'

/** The text one has begun to write: over reloads, and the same in every tab. */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const kept = useSelector(privateChanges, () => readPrivate(key) ?? '')
  const text = useHydrated() ? kept : ''
  return [text, (next) => saveDraft(key, next)]
}
