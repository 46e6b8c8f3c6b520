import { useSyncExternalStore } from 'react'
import { useLasting } from '../use-lasting.ts'
import { useOnline, useStreamState } from './online.ts'

/** A hiccup of the line is nobody's business, in milliseconds. */
const hiccup = 2_000

/** What is to be said of the line to the server: that it is lost, or that newer pages have taken the stream's place. */
export function useLineTrouble(): 'lost' | 'displaced' | undefined {
  const isDisplaced = useStreamState() === 'displaced'
  const isLost = useLasting(!useLine() && !isDisplaced, hiccup)
  if (isDisplaced) return 'displaced'
  return isLost ? 'lost' : undefined
}

/** Whether there is a connection to the server: the stream is open, and the device reports a network. */
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
