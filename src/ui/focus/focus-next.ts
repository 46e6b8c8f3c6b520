/** Puts the focus on what comes in the form after this control, which is about to go away. */
export function focusNext(control: HTMLElement): void {
  const next = [...(control.closest('form')?.elements ?? [])].find(
    (other) => isReachable(other) && control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (next instanceof HTMLElement) next.focus()
}

const isReachable = (control: Element) =>
  control.matches('input, select, textarea, button') && !control.matches(':disabled')
