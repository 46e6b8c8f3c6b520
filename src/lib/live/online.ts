import { useSyncExternalStore } from 'react'

let online = true
const listeners = new Set<() => void>()

/** Notes whether the live stream stands. */
export function setOnline(value: boolean): void {
  if (value === online) return
  online = value
  for (const listener of listeners) listener()
}

/** Whether the stream stands at this moment. */
export const isOnline = (): boolean => online

/** Whether what happens arrives at once; false while the line is being restored. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isOnline,
    () => true,
  )
}
