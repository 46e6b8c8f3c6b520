import { useEffect, useState } from 'react'

export let tellShown: () => void
/**
 * Once React has taken over all of the first page, part by part: what happens before must neither change what the server
 * has drawn nor lead to another page.
 */
export const pageShown = new Promise<void>((resolve) => {
  tellShown = resolve
})

/**
 * Whether that is so, for what the server does not draw and whose code comes by itself: React puts such a part onto the screen up
 * to 300 ms late, and takes over nothing of the page until then.
 */
export function usePageShown(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => void pageShown.then(() => setShown(true)), [])
  return isShown
}
