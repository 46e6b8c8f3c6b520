import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useMe } from '../../../lib/session/me.ts'
import { privateChanges, privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'

const keyOf = (myId: string) => privateKey(myId, 'about')

export const readTooLong = (myId: string): string | undefined => readPrivate(keyOf(myId)) || undefined

/** The member's words about themselves while they are too long to be stored, in this browser; null forgets them. */
export function useTooLongAbout(): [string | undefined, (text: string | null) => void] {
  const myId = useMe()?.id ?? ''
  const isHydrated = useHydrated()
  useSelector(privateChanges)
  return [isHydrated ? readTooLong(myId) : undefined, (text) => writePrivate(keyOf(myId), text)]
}
