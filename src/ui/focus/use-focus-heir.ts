import { type RefObject, useLayoutEffect } from 'react'

/** When what is in `place` leaves the page with the focus in it, the element of this id takes it: else nothing has it. */
export function useFocusHeir(place: RefObject<HTMLElement | null>, heirId: string): void {
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(heirId)?.focus()
    }
  }, [place, heirId])
}
