import { useCallback, useSyncExternalStore } from 'react'

/** What a person can put away for good, under frozen names (product §16.2). */
type DismissalKey = 'hide-disabled-notifications-alert' | 'hide-entry-warning'

const listeners = new Set<() => void>()

/** Whether something was put away in this browser, and the way to do so. On the server everything counts as put away. */
export function useDismissal(key: DismissalKey): [isDismissed: boolean, dismiss: () => void] {
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => readMoment(key) !== null,
    () => true,
  )
  const dismiss = useCallback(() => {
    writeMoment(key, Date.now())
    for (const listener of listeners) listener()
  }, [key])
  return [isDismissed, dismiss]
}

/** For this page only, where the browser keeps nothing. */
const unstored = new Map<DismissalKey, string>()

function readMoment(key: DismissalKey): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null
  } catch {
    return unstored.get(key) ?? null
  }
}

function writeMoment(key: DismissalKey, moment: number) {
  unstored.set(key, String(moment))
  try {
    localStorage.setItem(key, String(moment))
  } catch {
    // Storage is full or forbidden: the page remembers for as long as it is open.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
