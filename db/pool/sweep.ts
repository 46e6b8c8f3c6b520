/** A sweep that comes so many milliseconds after it should was held up by our own process. */
const maxDelay = 500

/**
 * Wraps what is done every `pauseMs`, given the milliseconds of a monotonic clock. Where our own process stood still (a suspended
 * machine, a busy core) answers lie in the sockets unread, because timers run before they are read: such a late call does
 * nothing, which gives the loop one round. Never two in a row, for a process that is always late must find silence, too.
 */
export function sweepUnlessLate(pauseMs: number, begunAt: number, sweep: (now: number) => void): (now: number) => void {
  let calledAt = begunAt
  let hasWaived = false
  return (now) => {
    const isLate = now - calledAt > pauseMs + maxDelay
    calledAt = now
    hasWaived = isLate && !hasWaived
    if (!hasWaived) sweep(now)
  }
}
