import { loginLocked } from '../refusals.ts'

const minute = 60_000
const day = 24 * 60 * minute

const failuresAllowed = 5
const failureWindow = 15 * minute
const firstLock = 15 * minute
const longestLock = day
/** Quiet for so long after a lock, and the next one is a first one again. */
const lockMemory = day

export interface LoginFailures {
  /** Since `firstFailureAt`; back to 0 with each lock. */
  failures: number
  /** In a row. */
  locks: number
  firstFailureAt: Date
  lockedUntil: Date | null
}

/** After one more failure (product §4.1). A log-in forgets everything: the caller deletes the state. */
export function afterFailure(state: LoginFailures | null, now: Date): LoginFailures {
  if (state && lockedFor(state, now) > 0) return state

  const fresh = !state || now.getTime() - state.firstFailureAt.getTime() >= failureWindow
  const failures = fresh ? 1 : state.failures + 1
  const firstFailureAt = fresh ? now : state.firstFailureAt
  const locks = state && remembersLocks(state, now) ? state.locks : 0
  const lockedUntil = state?.lockedUntil ?? null

  if (failures < failuresAllowed) return { failures, locks, firstFailureAt, lockedUntil }
  return { failures: 0, locks: locks + 1, firstFailureAt, lockedUntil: new Date(now.getTime() + lockLength(locks)) }
}

/** In seconds, rounded up; 0 when log-in is open. */
export function lockedFor(state: LoginFailures | null, now: Date): number {
  if (!state?.lockedUntil) return 0
  return Math.max(0, Math.ceil((state.lockedUntil.getTime() - now.getTime()) / 1000))
}

/** Throws `login_locked`. */
export function refuseWhileLocked(state: LoginFailures | null, now: Date): void {
  const retryAfter = lockedFor(state, now)
  if (retryAfter > 0) throw loginLocked({ retryAfter, minutes: Math.ceil(retryAfter / 60) })
}

function lockLength(earlierLocks: number): number {
  return Math.min(firstLock * 2 ** earlierLocks, longestLock)
}

function remembersLocks({ lockedUntil }: LoginFailures, now: Date): boolean {
  return lockedUntil !== null && now.getTime() - lockedUntil.getTime() < lockMemory
}
