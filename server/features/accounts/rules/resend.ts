import { Refusal } from '../../../core/refusal.ts'

const minute = 60_000
const day = 24 * 60 * minute
const resendsPerDay = 5

/**
 * Whether the activation mail may go out again: once a minute, five times in 24 hours. `sentAt` are the times of all
 * activation mails of the member, the one of the sign-up first. Throws `activation_mail_limited`.
 */
export function refuseFrequentResend(sentAt: readonly Date[], now: Date): void {
  const sent = sentAt.map((date) => date.getTime()).toSorted((a, b) => a - b)
  const resends = sent.slice(1).filter((time) => now.getTime() - time < day)

  const afterLast = (sent.at(-1) ?? Number.NEGATIVE_INFINITY) + minute
  const afterOldest = (resends.at(-resendsPerDay) ?? Number.NEGATIVE_INFINITY) + day
  const retryAfter = Math.ceil((Math.max(afterLast, afterOldest) - now.getTime()) / 1000)
  if (retryAfter > 0) {
    throw new Refusal('activation_mail_limited', { retryAfter, minutes: Math.ceil(retryAfter / 60) })
  }
}
