import { useEffect, useEffectEvent } from 'react'
import { type AnyEvent, onLiveEvent } from './events.ts'

/**
 * Calls `handler` for every live event while the component is mounted, after `me` has taken it in. `seq` is its number,
 * undefined for what is not stored.
 */
export function useLiveEvent(handler: (event: AnyEvent, seq: number | undefined) => void): void {
  const onEvent = useEffectEvent(handler)
  useEffect(() => onLiveEvent(onEvent), [])
}
