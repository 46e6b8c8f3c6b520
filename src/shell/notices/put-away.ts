import { useHydrated, useRouter } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { keepDismissed } from '../preferences.ts'

/** What a person can put away for good, under frozen names (product §16.2). */
const keys = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
  'hide-time-bonus-modal',
  'hide-time-bonus-banner',
  'hide-entry-warning',
] as const

export type PutAwayKey = (typeof keys)[number]

/** Put away on this page, also where the browser keeps nothing. */
const putAwayHere = createAtom<readonly PutAwayKey[]>([])

/** What was put away in this browser; until React has taken the page over, what the server knew of it. */
export function usePutAway(): readonly PutAwayKey[] {
  const here = useSelector(putAwayHere)
  const drawn = useRouter().options.context.dismissed.split('.')
  const isHydrated = useHydrated()
  return keys.filter((key) => (isHydrated ? here.includes(key) || isKept(key) : drawn.includes(key)))
}

/** Sends dismissals that the server does not know: from before they were sent, or because its cookie was lost. */
export function useTellServer(): void {
  const { dismissed } = useRouter().options.context
  useEffect(() => {
    const kept = keys.filter(isKept)
    if (kept.join('.') !== dismissed) keepDismissed(kept)
  }, [dismissed])
}

export function putAway(key: PutAwayKey): void {
  keep(key)
  putAwayHere.set((others) => [...others, key])
  keepDismissed(keys.filter((each) => putAwayHere.get().includes(each) || isKept(each)))
}

/** Undoes a dismissal. */
export function takeBack(key: PutAwayKey): void {
  forget(key)
  putAwayHere.set((all) => all.filter((each) => each !== key))
  keepDismissed(keys.filter(isKept))
}

/** For a page that the server drew without the cookie: hides the script's parent element before the first paint. */
export const hidingScript = (key: PutAwayKey) =>
  `try{document.currentScript.parentElement.hidden=localStorage.getItem('${key}')!==null}catch{}`

function isKept(key: PutAwayKey): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** As the moment in which it was put away, in ms since 1970. */
function keep(key: PutAwayKey): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage is full or forbidden: the page remembers for as long as it is open.
  }
}

function forget(key: PutAwayKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
