import { type RefObject, useEffect } from 'react'

/** Enter sends where there are real keys, also before the page is alive (`early-script.ts`); on a touch screen it begins a new line. */
export const writesWithKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** Who writes with real keys can begin at once; on a touch screen the keyboard would cover what they came to read. */
export function useFocusOnOpen(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (writesWithKeyboard()) area.current?.focus({ preventScroll: true })
  }, [area])
}

export const composerId = 'message'

/** Takes the focus to the text where it does not bring up a keyboard over what one reads; false where it would. */
export function goOnWriting(): boolean {
  if (!writesWithKeyboard()) return false
  document.getElementById(composerId)?.focus({ preventScroll: true })
  return true
}
