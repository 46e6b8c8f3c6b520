import type { loginLinkRequired, loginLocked } from '../refusals.ts'

const minute = 60_000
const hour = 60 * minute
/** So long the same password sent again is the same try: old clients repeat what failed. */
const sameTry = 15 * minute
/** Different passwords that strangers may try at one account in an hour, from wherever they come. */
const triesPerHour = 20
/** The newest are kept: more come only from browsers that have logged in before, and those are braked by themselves. */
const most = 2 * triesPerHour

export interface PasswordTry {
  /** A keyed hash: it tells only whether it is the same one again. */
  digest: string
  at: Date
}

export function isSameTry(tried: readonly PasswordTry[], digest: string, now: Date): boolean {
  return tried.some((earlier) => earlier.digest === digest && now.getTime() - earlier.at.getTime() < sameTry)
}

/** Those of the last hour. */
export function afterTry(tried: readonly PasswordTry[], digest: string, now: Date): PasswordTry[] {
  return [...ofLastHour(tried, now), { digest, at: now }].slice(-most)
}

/** The refusals for a browser that must wait because strangers have tried too many passwords. */
export type Braked = typeof loginLinkRequired | typeof loginLocked

/**
 * Throws this with `retryAfter` (s) where the account has seen so many wrong passwords in the last hour
 * that a browser it does not know has to wait, or to come another way.
 */
export function refuseWhileBraked(tried: readonly PasswordTry[], now: Date, braked: Braked): void {
  const recent = ofLastHour(tried, now)
  const oldest = recent.at(-triesPerHour)
  if (!oldest) return
  const retryAfter = Math.ceil((oldest.at.getTime() + hour - now.getTime()) / 1000)
  throw braked({ retryAfter, minutes: Math.ceil(retryAfter / 60) })
}

function ofLastHour(tried: readonly PasswordTry[], now: Date): PasswordTry[] {
  return tried.filter(({ at }) => now.getTime() - at.getTime() < hour)
}
