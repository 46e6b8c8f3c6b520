import type { Share } from '../../../core/concurrency/fair-order.ts'
import { createSharedCapacity } from '../../../core/concurrency/shared-capacity.ts'
import { tryAgainLater } from '../../../core/refusals.ts'

/** Bytes that uploads under way may hold in memory, all together. */
const room = createSharedCapacity(192 * 1024 * 1024)

/** Takes room for so many bytes that have come. Refuses with `try_again_later` where there is none. */
export type TakeRoom = (bytes: number) => void

/**
 * Gives room in memory to what a member sends, as it comes, and keeps it as long as the work lasts: one that only says that much
 * will come takes nothing from others. Refuses with `try_again_later` where there would be none for what is announced.
 */
export async function withRoomFor<T>(
  shares: readonly Share[],
  announced: number,
  work: (take: TakeRoom) => Promise<T>,
): Promise<T> {
  const taken: (() => void)[] = []
  if (!room.hasRoom(shares, announced)) throw tryAgainLater({ retryAfter: 5 })
  try {
    return await work((bytes) => {
      const giveBack = room.take(shares, bytes)
      if (!giveBack) throw tryAgainLater({ retryAfter: 5 })
      taken.push(giveBack)
    })
  } finally {
    for (const giveBack of taken) giveBack()
  }
}
