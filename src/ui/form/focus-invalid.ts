/** Answers whether there is one. Of a group, its first control. */
export function focusInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  field?.focus()
  return !!field
}
