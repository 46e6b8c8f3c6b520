import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * For what comes in the place of something else: it takes the focus that went with that. Whoever has gone on elsewhere
 * keeps it. `isWanted` is false as long as nothing has been there before.
 */
export function useFocusWhenLost<Taker extends HTMLElement>(isWanted: boolean): RefObject<Taker | null> {
  const taker = useRef<Taker>(null)
  useEffect(() => {
    if (isWanted && isFocusLost()) taker.current?.focus()
  }, [isWanted])
  return taker
}
