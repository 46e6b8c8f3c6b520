import { useSyncExternalStore } from 'react'

/** `displaced`: newer pages of the same member have taken the stream's place, until this one is looked at again. */
export type StreamState = 'stands' | 'lost' | 'displaced'

let state: StreamState = 'stands'
const listeners = new Set<() => void>()

export function setStreamState(value: StreamState): void {
  if (value === state) return
  state = value
  for (const listener of listeners) listener()
}

const streamState = (): StreamState => state

export const isOnline = (): boolean => state === 'stands'

export function useStreamState(): StreamState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    streamState,
    () => 'stands',
  )
}

/** Whether what happens arrives at once; false while the line is being restored. */
export const useOnline = (): boolean => useStreamState() === 'stands'
