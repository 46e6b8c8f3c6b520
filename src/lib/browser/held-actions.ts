interface HeldAction {
  run: () => Promise<unknown>
  cancel: () => void
}

const held = new Set<HeldAction>()

/**
 * Does in so many milliseconds what can be taken back until then, and at once when the page is left or the session ends. Returns
 * what takes it back.
 */
export function holdAction(act: () => Promise<unknown>, milliseconds: number): () => void {
  const cancel = () => {
    clearTimeout(timer)
    held.delete(action)
  }
  const run = () => {
    cancel()
    return act()
  }
  const action = { run, cancel }
  const timer = setTimeout(run, milliseconds)
  if (held.size === 0) document.addEventListener('visibilitychange', runWhenHidden)
  held.add(action)
  return cancel
}

/** Does all that is held, now. */
export const runHeldActions = (): Promise<unknown> => Promise.allSettled([...held].map(({ run }) => run()))

function runWhenHidden(): void {
  if (document.visibilityState === 'hidden') void runHeldActions()
}
