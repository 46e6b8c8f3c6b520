import { useHydrated } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'

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

/** What was put away in this browser; on the server nothing. */
export function usePutAway(): readonly PutAwayKey[] {
  const here = useSelector(putAwayHere)
  return useHydrated() ? keys.filter((key) => here.includes(key) || isKept(key)) : []
}

export function putAway(key: PutAwayKey): void {
  keep(key)
  putAwayHere.set((others) => [...others, key])
}

/** For whoever did not mean it. */
export function takeBack(key: PutAwayKey): void {
  forget(key)
  putAwayHere.set((all) => all.filter((each) => each !== key))
}

/** In a page of the server, which does not know what was put away: hides what stands around this script before it is painted. */
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
