import type { Share } from '../../../core/concurrency/fair-order.ts'
import { createSharedCapacity } from '../../../core/concurrency/shared-capacity.ts'
import { tryAgainLater } from '../../../core/refusals.ts'

/** Bytes that uploads under way may hold in memory, all together. */
const room = createSharedCapacity(192 * 1024 * 1024)

/** Reserves memory for bytes that have arrived. Throws `try_again_later` if there is none. */
export type TakeRoom = (bytes: number) => void

/**
 * Reserves memory for an upload as its bytes arrive, until the work is done. An upload that only announces many bytes
 * takes nothing from others. Throws `try_again_later` if there is no room for the announced length.
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
