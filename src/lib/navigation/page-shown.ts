import { useEffect, useState } from 'react'

export let tellShown: () => void
/**
 * Once React has taken over all of the first page, part by part: what happens before must neither change what the server
 * has drawn nor lead to another page.
 */
export const pageShown = new Promise<void>((resolve) => {
  tellShown = resolve
})

/** Which parts of the first page React has begun with, and not yet taken over. */
const pending = new Set<object>()
let isPageTakenOver = false

const lookWhetherShown = (): void => {
  if (isPageTakenOver && pending.size === 0) tellShown()
}

/** To be called when React has taken over the innermost page, but for what lies in parts of it. */
export function tellPageTakenOver(): void {
  isPageTakenOver = true
  lookWhetherShown()
}

/** Makes the page wait for a part, until `tellTakenOver`. Returns what ends that for one that is gone before. */
export function awaitPart(part: object): () => void {
  pending.add(part)
  return () => tellTakenOver(part)
}

export function tellTakenOver(part: object): void {
  if (pending.delete(part)) lookWhetherShown()
}

/**
 * Whether the first page is shown (`pageShown`), for what the server does not draw and whose code comes by itself: React puts such
 * a part onto the screen up to 300 ms late, and takes over nothing of the page until then.
 */
export function usePageShown(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => void pageShown.then(() => setShown(true)), [])
  return isShown
}
