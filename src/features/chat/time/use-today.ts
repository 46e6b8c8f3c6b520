import { useSyncExternalStore } from 'react'
import { dayOf } from './when.ts'

const checkEvery = 30_000

/**
 * Today where the reader is, as `yyyy-mm-dd`; changes at midnight. Null on the server and while hydrating: only the
 * browser knows the reader's time zone, so whatever depends on it is shown from then on.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => null,
  )
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkEvery)
  return () => clearInterval(timer)
}
