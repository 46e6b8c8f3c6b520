/** Where words are typed: other fields (a choice, a switch) are done as soon as they are pressed. */
const writing = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])'

/** Whether something large may open by itself: not over somebody who writes, and not over another dialog. */
export function mayInterrupt(): boolean {
  return !document.activeElement?.matches(writing) && !document.querySelector('dialog:modal')
}
