import { tryAgainLater } from '../../../core/refusals.ts'

/** Bytes that uploads under way may hold in memory, and of those one member's: several of the largest. */
const all = 192 * 1024 * 1024
const each = 64 * 1024 * 1024

const taken = new Map<string, number>()
let total = 0

/**
 * Keeps room in memory for what a member is about to send, as long as the work lasts. Refuses with `try_again_later` where
 * there is none: who waited would send all the same.
 */
export async function withRoomFor<T>(memberId: string, bytes: number, work: () => Promise<T>): Promise<T> {
  const own = taken.get(memberId) ?? 0
  if (total + bytes > all || own + bytes > each) throw tryAgainLater({ retryAfter: 5 })
  total += bytes
  taken.set(memberId, own + bytes)
  try {
    return await work()
  } finally {
    total -= bytes
    const left = (taken.get(memberId) ?? 0) - bytes
    if (left > 0) taken.set(memberId, left)
    else taken.delete(memberId)
  }
}
