/** Which part of what it holds a scroller shows, in CSS pixels. */
export interface ScrollPlace {
  /** What lies above the part that is shown. */
  top: number
  height: number
  contentHeight: number
}

export function placeOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): ScrollPlace {
  return { top: scrollTop, height: clientHeight, contentHeight: scrollHeight }
}

export const distanceToEnd = ({ top, height, contentHeight }: ScrollPlace): number => contentHeight - height - top

/**
 * Whether it was the reader who has moved upwards. What grows, shrinks or is measured once more moves the place, too, but
 * never without changing a height.
 */
export function hasScrolledUp(before: ScrollPlace, now: ScrollPlace): boolean {
  return now.top < before.top && now.height === before.height && now.contentHeight === before.contentHeight
}

/** A row of the log; without a number when the server does not have it yet. */
export interface PlacedRow {
  seq: number | undefined
  start: number
  size: number
}

/** The highest number among the rows that can be read there: half of the row, or half of the screen, is in view. */
export function lastInView(rows: readonly PlacedRow[], { top, height }: ScrollPlace): number {
  const isInView = ({ start, size }: PlacedRow) =>
    Math.min(start + size, top + height) - Math.max(start, top) >= Math.min(size, height) / 2
  return rows.reduce((last, row) => (isInView(row) ? Math.max(last, row.seq ?? 0) : last), 0)
}
