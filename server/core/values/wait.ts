import { m } from '~words'

/** How long somebody has to wait, as people say it: in seconds, from one minute on in minutes begun, from two hours on in hours begun. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return m.refusal_wait_seconds({ count: Math.ceil(seconds) })
  return minutes < 120
    ? m.refusal_wait_minutes({ count: minutes })
    : m.refusal_wait_hours({ count: Math.ceil(minutes / 60) })
}
