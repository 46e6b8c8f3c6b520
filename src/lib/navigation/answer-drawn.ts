/** Milliseconds after which nobody waits for a picture any more: a tab that nobody sees draws none. */
const patience = 250

/**
 * Until what a press has changed at once is on the screen. A page whose data are in hand would be drawn in the same breath, and
 * the finger would see nothing before all of it is there.
 */
export async function answerDrawn(): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })
}
