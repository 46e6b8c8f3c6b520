import { randomOf } from './chance.ts'
import { inventBlocks, inventLikes } from './meetings.ts'
import { dataSetNow, kinds, type Person, type Size } from './people.ts'
import { at, type Table } from './tables.ts'

const now = dataSetNow.getTime()
const hour = 60 * 60_000

export function meetingTables({ seed, members }: Size, people: readonly Person[]): Record<string, Table> {
  const id = (n: number) => people[n]?.id ?? null
  return {
    *likes() {
      const random = randomOf(seed, kinds.likeTime, 0)
      for (const [from, to] of inventLikes(seed, members)) {
        const likedAt = Math.floor(now - hour - random() ** 2 * 700 * 24 * hour)
        const seenAt = random() < 0.3 ? null : at(likedAt + hour)
        yield { from_id: id(from), to_id: id(to), created_at: at(likedAt), seen_at: seenAt }
      }
    },
    *blocks() {
      for (const [blocker, blocked] of inventBlocks(seed, members)) {
        yield { blocker_id: id(blocker), blocked_id: id(blocked), created_at: at(now - hour) }
      }
    },
  }
}
