import type { MouseEvent } from 'react'

/** A link is pressed so that the browser opens it in a tab or window of its own: whatever the page would do, it leaves. */
export function wantsOwnTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
}
