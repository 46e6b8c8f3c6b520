import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A row of slides as wide as their track, which the browser itself swipes and snaps. Call it after the dialog's own hook:
 * a track that is not shown has no width.
 */
export function useSlides(start: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)

  useLayoutEffect(() => {
    const element = track.current
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
  }, [start])

  const show = (index: number) => {
    const element = track.current
    element?.scrollTo({ left: index * element.clientWidth })
  }
  const onScroll = () => {
    const element = track.current
    if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }
  // What scrolls can be reached by keyboard, too.
  return { trackProps: { ref: track, onScroll, tabIndex: 0 }, current, show }
}
