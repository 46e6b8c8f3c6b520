import type { KeyboardEvent } from 'react'

/** Leads through the emoji of a panel by the arrow keys, up from the first row to its field, and down from there. */
export function goByKey(event: KeyboardEvent, panel: HTMLElement): void {
  const buttons = [...panel.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const field = panel.querySelector('input')
  const next = at < 0 ? (event.key === 'ArrowDown' ? buttons[0] : undefined) : nextTo(buttons, at, event.key, field)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextTo(
  buttons: HTMLElement[],
  at: number,
  key: string,
  field: HTMLElement | null,
): HTMLElement | undefined | null {
  switch (key) {
    case 'ArrowRight':
      return buttons[at + 1]
    case 'ArrowLeft':
      return buttons[at - 1]
    case 'ArrowDown':
      return nearestIn(buttons.slice(at + 1), buttons[at]!)
    case 'ArrowUp':
      return nearestIn(buttons.slice(0, at).reverse(), buttons[at]!) ?? field
    default:
      return undefined
  }
}

/** Of the next row, which is that of the first button in another height, the one that is the nearest. */
function nearestIn(buttons: HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect()
  const row = buttons.find((button) => button.getBoundingClientRect().top !== top)?.getBoundingClientRect().top
  if (row === undefined) return undefined
  let nearest: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const button of buttons) {
    const place = button.getBoundingClientRect()
    if (place.top === top) continue
    if (place.top !== row) break
    const distance = Math.abs(place.left - left)
    if (distance < least) [nearest, least] = [button, distance]
  }
  return nearest
}
