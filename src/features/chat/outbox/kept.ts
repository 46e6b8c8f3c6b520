import { privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'
import type { Outbox } from './outbox.ts'

const keyOf = (memberId: string) => privateKey(memberId, 'outbox')

export const readKept = (memberId: string): Outbox => outboxIn(readPrivate(keyOf(memberId)))

function outboxIn(text: string | null): Outbox {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Keeps what is unsent and drops what is gone; what other tabs have kept stays. A refused text lives on as a draft. */
export function keepUnsent(memberId: string, outbox: Outbox, gone: readonly string[]): void {
  const isOurs = new Set([...gone, ...outbox.map(({ clientId }) => clientId)])
  const others = readKept(memberId).filter(({ clientId }) => !isOurs.has(clientId))
  const unsent = [...others, ...outbox.filter(({ state }) => state !== 'refused')]
  writePrivate(keyOf(memberId), unsent.length > 0 ? JSON.stringify(unsent) : null)
}

export const isOutboxOf = (memberId: string, key: string): boolean => key === keyOf(memberId)

/** What was kept elsewhere for a while, before what has been written since. */
export function keepAgain(memberId: string, text: string): void {
  writePrivate(keyOf(memberId), JSON.stringify([...outboxIn(text), ...readKept(memberId)]))
}
