/** What had it has left the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement instanceof HTMLDialogElement
}
