import { useSyncExternalStore } from 'react'
import { useOnline } from '../../../lib/live/online.ts'

/** Whether there is a line to the server: the stream stands, and the device says that it has a network. */
export function useLine(): boolean {
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return useOnline() && hasNetwork
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
