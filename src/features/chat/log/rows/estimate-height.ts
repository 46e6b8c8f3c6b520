import { photoHeight } from '../../photos/photo-box.ts'
import type { LogEntry } from '../entries.ts'

const lettersPerLine = 36

/** A gift's picture and its line. */
const giftHeight = 170

/** About how high an entry is before it has been drawn, in CSS pixels; the nearer, the calmer the scroll bar. */
export function estimateHeight(entry: LogEntry): number {
  const { startsTurn, endsTurn, day, newCount, state, replyTo, reaction } = entry
  const note = state === 'failed' || state === 'refused' ? 50 : endsTurn ? 24 : 0
  const marks = (day ? 38 : 0) + (newCount ? 29 : 0) + (replyTo ? 52 : 0) + (reaction ? 18 : 0)
  return bubbleHeight(entry) + (startsTurn ? 12 : 3) + note + marks
}

function bubbleHeight({ body, content }: LogEntry): number {
  if (content?.kind === 'gift') return giftHeight
  if (content?.kind === 'photo' && content.look) return photoHeight(content.look)
  const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0)
  return 20 + lines * 23
}
