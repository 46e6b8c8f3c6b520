import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { distanceToEnd, hasScrolledUp, placeOf, type ScrollPlace } from './scroll-place.ts'

/** Nearer to the end than this counts as being there, in CSS pixels. */
const nearEnd = 80

/**
 * Keeps a scroller at its end while whatever is in or round it grows: messages, the composer, a phone's keyboard. Once
 * the reader has scrolled away it leaves them alone.
 */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>) {
  const [isAtEnd, setAtEnd] = useState(true)
  const sticks = useRef(true)

  const stick = useCallback(() => {
    const element = scroller.current
    if (!element) return
    sticks.current = true
    element.scrollTop = element.scrollHeight
  }, [scroller])

  const release = useCallback(() => {
    sticks.current = false
    setAtEnd(false)
  }, [])

  useEffect(() => {
    const element = scroller.current
    const content = element?.firstElementChild
    if (!element || !content) return
    let last: ScrollPlace | undefined
    const look = () => {
      const now = placeOf(element)
      const isNear = distanceToEnd(now) < nearEnd
      // Where the first look fell is decided before this; from then on the reader decides.
      sticks.current = isNear || (sticks.current && last !== undefined && !hasScrolledUp(last, now))
      last = now
      setAtEnd(sticks.current)
    }
    const observer = new ResizeObserver(() => {
      if (sticks.current) stick()
      look()
    })
    look()
    element.addEventListener('scroll', look, { passive: true })
    observer.observe(element)
    observer.observe(content)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, stick])
  return { isAtEnd, stick, release }
}
