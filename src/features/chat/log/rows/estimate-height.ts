import type { Entry } from '../entries.ts'

const lettersPerLine = 36

/** A gift's picture and its line. */
const giftHeight = 170

/** About how high an entry is before it has been drawn, in CSS pixels; the nearer, the calmer the scroll bar. */
export function estimateHeight({ body, content, startsTurn, endsTurn, day, newCount, state }: Entry): number {
  const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0)
  const note = state === 'failed' || state === 'refused' ? 50 : endsTurn ? 24 : 0
  return (
    (content?.kind === 'gift' ? giftHeight : 20 + lines * 23) +
    (startsTurn ? 12 : 3) +
    note +
    (day ? 38 : 0) +
    (newCount ? 29 : 0)
  )
}
