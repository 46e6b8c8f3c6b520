import { useHydrated } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useCallback } from 'react'

/** What a person can put away for good, under frozen names (product §16.2). */
type DismissalKey = 'hide-disabled-notifications-alert' | 'hide-entry-warning'

/** Put away on this page, also where the browser keeps nothing. */
const putAway = createAtom<readonly DismissalKey[]>([])

/** Whether something was put away in this browser, and the way to do so. On the server everything counts as put away. */
export function useDismissal(key: DismissalKey): [isDismissed: boolean, dismiss: () => void] {
  const isHydrated = useHydrated()
  const isPutAway = useSelector(putAway, (keys) => keys.includes(key))
  const dismiss = useCallback(() => {
    keep(key)
    putAway.set((keys) => [...keys, key])
  }, [key])
  return [!isHydrated || isPutAway || isKept(key), dismiss]
}

function isKept(key: DismissalKey): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** As the moment in which it was put away, in ms since 1970. */
function keep(key: DismissalKey): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage is full or forbidden: the page remembers for as long as it is open.
  }
}
