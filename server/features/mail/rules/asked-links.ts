const minute = 60_000
const hour = 60 * minute
const perHour = 3

/**
 * How long links work that whoever names an address has mailed there, in milliseconds: as long as the limit on asking lasts,
 * so that one always does.
 */
export const askedLinkLife = hour

/** Product §4.2. `askedAt` are the earlier times that a link of this kind was asked for. */
export function mayMailAskedLink(askedAt: readonly Date[], now: Date): boolean {
  const agesOf = askedAt.map((date) => now.getTime() - date.getTime())
  return agesOf.every((age) => age >= minute) && agesOf.filter((age) => age < hour).length < perHour
}
