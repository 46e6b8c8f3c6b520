/**
 * Shares the event loop: of the work that comes in one turn of it at most `width` pieces begin there, and the others in
 * the turns that follow, in the order in which they came.
 */
export function createTurns(width: number): { mine(): Promise<void> | undefined } {
  const waiting: (() => void)[] = []
  let begun = 0
  let isPlanned = false

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      begun = 0
      for (const go of waiting.splice(0, width)) {
        begun++
        go()
      }
      if (waiting.length > 0) plan()
    })
  }

  return {
    /** Nothing to wait for while the turn has room. */
    mine() {
      plan()
      if (begun < width && waiting.length === 0) {
        begun++
        return undefined
      }
      return new Promise((go) => waiting.push(go))
    },
  }
}
