import { isFocusLost } from './is-focus-lost.ts'

/**
 * For code that moves the focus after a response. Call it with the request. The function that it returns says whether
 * the user still waits: the focus is lost, or still on the same element with the same text.
 */
export function noteFocus(): () => boolean {
  const { activeElement } = document
  const text = textIn(activeElement)
  return () => isFocusLost() || (document.activeElement === activeElement && textIn(activeElement) === text)
}

function textIn(element: Element | null): string | undefined {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined
}
