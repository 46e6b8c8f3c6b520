import { anId, type DemoPerson, day, hour, latest, minute } from '../people/person.ts'
import { between, type Random } from '../random.ts'
import type { ChatPiece } from '../words/chats-nl.ts'

export interface DemoMessage {
  sender: DemoPerson
  body: string
  createdAt: Date
  clientId: string
}

export interface DemoChat {
  id: string
  starter: DemoPerson
  other: DemoPerson
  messages: DemoMessage[]
  /** How many of the last messages their receiver has not seen. */
  unread: number
}

export interface Plot {
  /** What is said, in pieces that follow one another. */
  pieces: readonly ChatPiece[]
  /** In milliseconds. */
  endedAgo: number
  /** The last turn was not seen by the one it is meant for. */
  isUnread: boolean
}

export function inventChat(random: Random, starter: DemoPerson, other: DemoPerson, now: Date, plot: Plot): DemoChat {
  const times = timesOf(random, plot, latest(joinedAt(starter), joinedAt(other)), now)
  const messages = plot.pieces.flat().map((line, i) => {
    const createdAt = times[i] as Date
    const sender = line.startsWith('>') ? starter : other
    return { sender, body: filled(line.slice(2), starter, other), createdAt, clientId: anId(random) }
  })
  const unread = plot.isUnread ? lastTurnOf(messages) : 0
  return { id: anId(random), starter, other, messages, unread }
}

/** From when on somebody could have paid for every message. */
function joinedAt({ premiumSince, createdAt }: DemoPerson): Date {
  return premiumSince ?? createdAt
}

/** From the end backwards: minutes between the lines of a piece, hours or days between pieces, and nights for sleep. */
function timesOf(random: Random, { pieces, endedAgo }: Plot, since: Date, now: Date): Date[] {
  const room = now.getTime() - since.getTime()
  const last = now.getTime() - Math.min(endedAgo, room / 2)
  const calm = beforeTheNight(random, last)
  const end = endedAgo > 12 * hour && calm > since.getTime() + hour ? calm : last
  const times: number[] = []
  let time = end
  for (const piece of pieces.toReversed()) {
    for (const _ of piece) {
      times.unshift(time)
      time -= between(random, 1, 40) * minute
    }
    time = beforeTheNight(random, time - between(random, 3 * 60, 44 * 60) * minute)
  }
  // Those who have not known each other for long have talked faster.
  const length = end - (times[0] as number)
  const shrink = Math.min(1, (end - since.getTime()) / (length + hour))
  return times.map((at) => new Date(Math.round(end - (end - at) * shrink)))
}

/** The same time, or the evening before when that is between 23 and 8 o'clock (in winter, in Amsterdam). */
function beforeTheNight(random: Random, time: number): number {
  const inTheDay = (time + hour) % day
  const isNight = inTheDay < 8 * hour || inTheDay > 23 * hour
  if (!isNight) return time
  const midnight = time - inTheDay + (inTheDay > 23 * hour ? day : 0)
  return midnight - between(random, 70, 300) * minute
}

function filled(line: string, starter: DemoPerson, other: DemoPerson): string {
  const given = ({ name }: DemoPerson) => name.replace(/ [A-Z]$|(?<!\d)\d+$/, '')
  return line
    .replaceAll('{a}', given(starter))
    .replaceAll('{b}', given(other))
    .replaceAll('{cityA}', starter.city)
    .replaceAll('{cityB}', other.city)
}

function lastTurnOf(messages: readonly DemoMessage[]): number {
  const last = messages.at(-1)?.sender
  return messages.length - 1 - messages.findLastIndex(({ sender }) => sender !== last)
}
