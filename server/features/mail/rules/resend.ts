const minute = 60_000
const day = 24 * 60 * minute
const resendsPerDay = 5

/** In seconds, 0 for now (product §3.10). `askedAt`: when mails were asked for, the one of the sign-up first. */
export function resendAllowedIn(askedAt: readonly Date[], now: Date): number {
  const afterLast = Math.max(...askedAt.map((date) => date.getTime())) + minute
  return Math.max(secondsUntil(afterLast, now), changeAllowedIn(askedAt, now))
}

/** The same for a mail to another address: nobody there has had one, so that only the five of the day count. */
export function changeAllowedIn(askedAt: readonly Date[], now: Date): number {
  const asked = askedAt.map((date) => date.getTime()).toSorted((a, b) => a - b)
  const resends = asked.slice(1).filter((time) => now.getTime() - time < day)
  return secondsUntil((resends.at(-resendsPerDay) ?? Number.NEGATIVE_INFINITY) + day, now)
}

function secondsUntil(time: number, now: Date): number {
  return Math.max(0, Math.ceil((time - now.getTime()) / 1000))
}
