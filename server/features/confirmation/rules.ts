import { activationMailLimited } from './refusals.ts'

/** Throws `activation_mail_limited`. */
export function refuseWhileWaiting(retryAfter: number): void {
  if (retryAfter > 0) {
    throw activationMailLimited({ retryAfter, minutes: Math.ceil(retryAfter / 60) })
  }
}
