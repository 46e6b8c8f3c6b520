import { type RefObject, useEffect } from 'react'

/** Enter sends where there are real keys; on a touch screen it begins a new line and the button sends. */
export const writesWithKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** Who writes with real keys can begin at once; on a touch screen the keyboard would cover what they came to read. */
export function useFocusOnOpen(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (writesWithKeyboard()) area.current?.focus({ preventScroll: true })
  }, [area])
}
