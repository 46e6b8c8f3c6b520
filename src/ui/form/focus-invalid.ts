/** Answers whether there is one. */
export function focusInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return !!field
}

/** The same once the errors that were just set stand there. */
export function focusInvalidSoon(form: { current: HTMLFormElement | null }): void {
  requestAnimationFrame(() => focusInvalid(form.current))
}
