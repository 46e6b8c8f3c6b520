import { tryAgainLater } from '../../../core/refusals.ts'

/** Bytes that uploads under way may hold in memory, and of those one member's: several of the largest. */
const all = 192 * 1024 * 1024
const each = 64 * 1024 * 1024

const taken = new Map<string, number>()
let total = 0

/** Takes room for so many bytes that have come. Refuses with `try_again_later` where there is none. */
export type TakeRoom = (bytes: number) => void

/**
 * Gives room in memory to what a member sends, as it comes, and keeps it as long as the work lasts: who only says that much
 * will come takes nothing from others. Refuses with `try_again_later` where there would be none for what is announced.
 */
export async function withRoomFor<T>(
  memberId: string,
  announced: number,
  work: (take: TakeRoom) => Promise<T>,
): Promise<T> {
  let own = 0
  const add = (bytes: number) => {
    own += bytes
    total += bytes
    const held = (taken.get(memberId) ?? 0) + bytes
    if (held > 0) taken.set(memberId, held)
    else taken.delete(memberId)
  }
  const check = (bytes: number) => {
    if (total + bytes > all || (taken.get(memberId) ?? 0) + bytes > each) throw tryAgainLater({ retryAfter: 5 })
  }
  check(announced)
  try {
    return await work((bytes) => {
      check(bytes)
      add(bytes)
    })
  } finally {
    add(-own)
  }
}
