import { privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'

/** Two rows. */
const most = 16

const keyOf = (memberId: string) => privateKey(memberId, 'emoji')

/** What the member has used last in this browser, the latest first. */
export const recentEmoji = (memberId: string): string[] =>
  (readPrivate(keyOf(memberId)) ?? '').split(' ').filter(Boolean).slice(0, most)

export function noteEmoji(memberId: string, sign: string): void {
  const others = recentEmoji(memberId).filter((other) => other !== sign)
  writePrivate(keyOf(memberId), [sign, ...others].slice(0, most).join(' '))
}
