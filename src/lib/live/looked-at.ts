const signs = ['focus', 'visibilitychange', 'click', 'keydown']

/** Calls whenever somebody turns to this page, or does something in it. Returns what stops it. */
export function whenLookedAt(look: () => void): () => void {
  const notice = () => {
    if (globalThis.document?.visibilityState !== 'hidden') look()
  }
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, notice, { capture: true })
  }
}
