import { unsendMinutes } from '../../../../server/features/chat/rules/unsending.ts'
import type { ShownMessage } from '../log/entries.ts'

/** How long a message can still be taken back, in minutes begun; 0 when it can't. */
export function minutesToUnsend({ state, at, content }: ShownMessage, now: number): number {
  if ((state !== 'sent' && state !== 'delivered') || content?.kind === 'unsent') return 0
  return Math.max(0, Math.ceil((Date.parse(at) - now) / 60_000 + unsendMinutes))
}
