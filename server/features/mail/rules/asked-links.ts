const minute = 60_000
const hour = 60 * minute
const perHour = 3

/**
 * How long links work that whoever names an address has mailed there, in milliseconds: as long as the limit on asking lasts,
 * so that one always does.
 */
export const askedLinkLife = hour

/** Product §4.2. `askedAt` are the earlier times that a link of this kind was asked for, oldest first. */
export function mayMailAskedLink(askedAt: readonly Date[], now: Date): boolean {
  return askedLinkAt(askedAt, now) <= now
}

/** When the next one may be mailed: now, or as soon as the limit lets it. */
export function askedLinkAt(askedAt: readonly Date[], now: Date): Date {
  const later = (date: Date | undefined, wait: number) => (date ? date.getTime() + wait : 0)
  return new Date(Math.max(now.getTime(), later(askedAt.at(-1), minute), later(askedAt.at(-perHour), hour)))
}
