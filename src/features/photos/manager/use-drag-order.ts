import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Pixels from the edge of the window where the page begins to move under a row that is held there. */
const edge = 72

interface ReorderDrag {
  from: number
  to: number
  startY: number
  /** The position of each row in the page. */
  places: { middle: number; height: number }[]
}

/**
 * Drags the rows of a list by their grips, with mouse or finger. Nothing is moved in the document before it is let go, so that
 * a finger stays on what it holds. Returns what the grip of a row needs.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const begin = (from: number, startY: number) => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const gap = Number.parseFloat(getComputedStyle(list.current!).rowGap) || 0
    const drag: ReorderDrag = { from, to: from, startY, places: rows.map(placeOf) }
    const held = rows[from]!
    held.style.zIndex = '1'

    const follow = (event: globalThis.PointerEvent) => {
      scrollAtEdge(event.clientY)
      const way = event.pageY - drag.startY
      drag.to = targetOf(drag, way)
      held.style.transform = `translateY(${way}px)`
      const shift = drag.places[from]!.height + gap
      for (const [n, row] of rows.entries()) if (n !== from) row.style.transform = shiftOf(n, drag, shift)
    }
    const end = (isDropped: boolean) => {
      for (const row of rows) Object.assign(row.style, { transform: '', zIndex: '' })
      listening.abort()
      stop.current = null
      if (isDropped) onDrop(from, drag.to)
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    stop.current = () => end(false)
  }

  return (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || stop.current) return
      begin(place, event.pageY)
    },
  })
}

function placeOf(row: HTMLElement): ReorderDrag['places'][number] {
  const { top, height } = row.getBoundingClientRect()
  return { middle: top + scrollY + height / 2, height }
}

/** A row makes room when the held one covers half of it. */
function targetOf({ from, places }: ReorderDrag, way: number): number {
  const { middle, height } = places[from]!
  const edges = { above: middle + way - height / 2, below: middle + way + height / 2 }
  return places.filter((place, n) => (n < from ? place.middle < edges.above : n > from && place.middle < edges.below))
    .length
}

/** The rows between make room. */
function shiftOf(n: number, { from, to }: ReorderDrag, shift: number): string {
  if (n > from && n <= to) return `translateY(${-shift}px)`
  if (n < from && n >= to) return `translateY(${shift}px)`
  return ''
}

function scrollAtEdge(y: number): void {
  if (y < edge) scrollBy(0, -12)
  else if (y > innerHeight - edge) scrollBy(0, 12)
}
