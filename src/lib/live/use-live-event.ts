import { useEffect, useEffectEvent } from 'react'
import { type AnyEvent, onLiveEvent } from './events.ts'

/** Calls `handler` for every live event while the component is mounted, after the cache has taken it in. */
export function useLiveEvent(handler: (event: AnyEvent) => void): void {
  const onEvent = useEffectEvent(handler)
  useEffect(() => onLiveEvent(onEvent), [])
}
