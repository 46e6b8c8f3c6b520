import { isFocusLost } from './is-focus-lost.ts'

/**
 * For what moves the focus after an answer. To be called when that is asked for; the function that comes back says whether
 * whoever asked waits still: the focus is where it was, with the text that stood there, or lost.
 */
export function noteFocus(): () => boolean {
  const { activeElement } = document
  const text = textIn(activeElement)
  return () => isFocusLost() || (document.activeElement === activeElement && textIn(activeElement) === text)
}

function textIn(element: Element | null): string | undefined {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined
}
