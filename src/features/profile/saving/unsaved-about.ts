import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useMe } from '../../../lib/session/me.ts'
import { privateChanges, privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'

const keyOf = (myId: string) => privateKey(myId, 'unsaved-about')

/** Keeps a text that was not stored, because another one was written elsewhere meanwhile; null once its writer has said which is to stay. */
export const keepUnsavedAbout = (myId: string, text: string | null): void => writePrivate(keyOf(myId), text)

/** The one that this browser keeps. */
export function useUnsavedAbout(): string | undefined {
  const myId = useMe()?.id ?? ''
  const isHydrated = useHydrated()
  useSelector(privateChanges)
  return isHydrated ? (readPrivate(keyOf(myId)) ?? undefined) : undefined
}
