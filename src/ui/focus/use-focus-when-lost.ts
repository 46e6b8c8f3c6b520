import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * For an element that replaces another: it takes the focus that was lost with it. It takes none from a user who has
 * moved on. `isWanted` is false as long as there was nothing to replace.
 */
export function useFocusWhenLost<Taker extends HTMLElement>(isWanted: boolean): RefObject<Taker | null> {
  const taker = useRef<Taker>(null)
  useEffect(() => {
    if (isWanted && isFocusLost()) taker.current?.focus()
  }, [isWanted])
  return taker
}
