import { between, chance, idOf, pick, randomOf } from './chance.ts'
import { amounts } from './meetings.ts'
import { castOf, dataSetNow, kinds } from './people.ts'
import { phrases } from './words.ts'

export interface Talk {
  id: string
  n: number
  /** The members' numbers. */
  low: number
  high: number
  startedBy: number
  createdAt: number
  messages: { seq: number; sender: number; body: string; createdAt: number }[]
  sides: Side[]
}

export interface Side {
  member: number
  other: number
  unread: number
  readSeq: number
  deletedSeq: number
  listedAt: number | null
}

const day = 24 * 60 * 60_000

/** Conversation number `n`, between these two: most are a few messages long, one in a thousand several hundred. */
export function talkOf(seed: number, n: number, [low, high]: [number, number], count: number): Talk {
  const random = randomOf(seed, kinds.conversation, n)
  const length = isLongest(low, high, count) ? amounts.busy.longest : Math.min(2_000, Math.floor(random() ** -0.75))
  const lastAt = Math.floor(dataSetNow.getTime() - 1000 - random() ** 3 * 700 * day)
  const pace = between(random, 5_000, 600_000)
  const startedBy = chance(random, 0.5) ? low : high
  const messages = Array.from({ length }, (_, i) => ({
    seq: i + 1,
    sender: i === 0 || chance(random, 0.5) ? startedBy : low + high - startedBy,
    body: pick(random, phrases),
    createdAt: lastAt - (length - 1 - i) * pace,
  }))
  const createdAt = lastAt - (length - 1) * pace
  const sides = [low, high].map((member): Side => {
    const other = low + high - member
    const readSeq = chance(random, 0.2) ? Math.max(0, length - between(random, 1, 4)) : length
    const isDeleted = readSeq === length && chance(random, 0.04)
    const unread = messages.slice(readSeq).filter(({ sender }) => sender === other).length
    return { member, other, unread, readSeq, deletedSeq: isDeleted ? length : 0, listedAt: isDeleted ? null : lastAt }
  })
  const id = idOf(kinds.conversation, n)
  return { id, n, low, high, startedBy, createdAt, messages, sides }
}

function isLongest(low: number, high: number, count: number): boolean {
  const { busy, ordinary } = castOf(count)
  return low === busy && high === ordinary
}
