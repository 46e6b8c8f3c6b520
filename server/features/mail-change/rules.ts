import { mailChangeLimited } from './refusals.ts'

const day = 24 * 60 * 60_000
const perDay = 5

/** How long the link works, in milliseconds from when it was asked for (product §4.7). */
export const mailChangeLife = day

/** Throws `mail_change_limited` when that was often enough. `askedAt`: those of the last day, the newest first. */
export function refuseTooMany(askedAt: readonly Date[], now: Date): void {
  const first = askedAt[perDay - 1]
  if (first) refuseFor(first.getTime() + day - now.getTime())
}

/** Throws `mail_change_limited` with so many milliseconds to wait; does nothing for 0. */
export function refuseFor(wait: number): void {
  if (wait === 0) return
  const retryAfter = Math.ceil(wait / 1000)
  throw mailChangeLimited({ retryAfter, minutes: Math.ceil(retryAfter / 60) })
}

/** The one that waits for its link to be followed, of those of the last day. */
export function openOf<Change extends { endedAt: Date | null }>(changes: readonly Change[]): Change | undefined {
  return changes.find(({ endedAt }) => endedAt === null)
}

interface FollowedChangeLink {
  email: string
  expiresAt: Date
  usedAt: Date | null
}

interface Owner {
  email: string
  banReason: string | null
  finalAt: Date | null
}

/** What a link is worth: it is `waiting` to be followed, what it is for is `done`, or it is `dead`. */
export function standingOf(
  link: FollowedChangeLink,
  owner: Owner | undefined,
  open: { email: string } | undefined,
  now: Date,
): 'waiting' | 'done' | 'dead' {
  if (!owner || owner.banReason !== null || owner.finalAt) return 'dead'
  if (owner.email === link.email) return 'done'
  return !link.usedAt && link.expiresAt > now && open?.email === link.email ? 'waiting' : 'dead'
}
