import { type RefObject, useEffect } from 'react'

export interface MenuPlace {
  side: 'below' | 'above'
  align: 'start' | 'end'
}

const gap = 6
const edge = 8

/** Keeps an open popover at its button while the page scrolls or the window changes. */
export function useMenuPosition(
  panelRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
  { side, align }: MenuPlace,
) {
  useEffect(() => {
    const [panel, button] = [panelRef.current, buttonRef.current]
    if (!panel || !button) return
    const place = () => moveTo(panel, button.getBoundingClientRect(), { side, align })
    const watch = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') return unwatch()
      place()
      window.addEventListener('scroll', place, { capture: true, passive: true })
      window.addEventListener('resize', place)
    }
    const unwatch = () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
    panel.addEventListener('beforetoggle', watch)
    return () => {
      panel.removeEventListener('beforetoggle', watch)
      unwatch()
    }
  }, [panelRef, buttonRef, side, align])
}

function moveTo(panel: HTMLElement, button: DOMRect, { side, align }: MenuPlace) {
  const { clientWidth, clientHeight } = document.documentElement
  const { style } = panel
  style.top = side === 'below' ? `${button.bottom + gap}px` : 'auto'
  style.bottom = side === 'above' ? `${clientHeight - button.top + gap}px` : 'auto'
  style.left = align === 'start' ? `${Math.max(edge, button.left)}px` : 'auto'
  style.right = align === 'end' ? `${Math.max(edge, clientWidth - button.right)}px` : 'auto'
}
