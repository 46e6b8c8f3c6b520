/** Milliseconds by which the server's clock is ahead of the device's. */
let ahead = 0

/** An answer tells whole seconds and is on its way for a while: what lies within this changes nothing, in milliseconds. */
const tolerance = 2_000

/** What the server's clock says, in milliseconds since 1970, however wrong the device's is. It goes on while the device sleeps. */
export const serverNow = (): number => Date.now() + ahead

/** Takes the time (ms since 1970) that an answer tells, which came `ago` milliseconds ago. No time changes nothing. */
export function noteServerTime(told: number, ago = 0): void {
  const now = told + ago
  if (Math.abs(now - serverNow()) > tolerance) ahead = now - Date.now()
}

/** Milliseconds since the first byte of this page came, by a clock that nobody sets. */
export function sinceAnswer(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page ? performance.now() - page.responseStart : 0
}
