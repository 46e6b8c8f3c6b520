import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useMe } from '../../../lib/session/me.ts'
import { privateChanges, privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'

/** The member's words about themselves while they are too long to be stored, in this browser; null forgets them. */
export function useTooLongAbout(): [string | undefined, (text: string | null) => void] {
  const key = privateKey(useMe()?.id ?? '', 'about')
  const isHydrated = useHydrated()
  useSelector(privateChanges)
  return [(isHydrated && readPrivate(key)) || undefined, (text) => writePrivate(key, text)]
}
