import { momentWords } from '../../../db/reference/days.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { dayOf } from '../chat/time/when.ts'

export type MovementLine = Outputs['transactions']['list']['items'][number]

export interface Day {
  /** yyyy-mm-dd, where the reader is. */
  day: string
  lines: MovementLine[]
}

/** Lines, the newest first, by day. Messages to one person that a page has ended among are one line again. */
export function daysOf(lines: readonly MovementLine[]): Day[] {
  const days: Day[] = []
  for (const line of lines) {
    const day = dayOf(line.at)
    const last = days.at(-1)
    if (last?.day !== day) {
      days.push({ day, lines: [line] })
      continue
    }
    const before = last.lines.at(-1)
    if (before && isOfOneLine(before, line)) last.lines[last.lines.length - 1] = joined(before, line)
    else last.lines.push(line)
  }
  return days
}

const isOfOneLine = (newer: MovementLine, older: MovementLine): boolean =>
  newer.kind === 'message' && older.kind === 'message' && newer.person !== null && newer.person.id === older.person?.id

const joined = (newer: MovementLine, older: MovementLine): MovementLine => ({
  ...newer,
  count: newer.count + older.count,
  amount: newer.amount + older.amount,
})

/** "zaterdag 21 november", with its year when that is past. */
export function dayTitle(day: string, today: string, locale: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  const style = { weekday: 'long', day: 'numeric', month: 'long', year, timeZone: 'UTC' } as const
  return momentWords(new Date(`${day}T00:00:00Z`), locale, style)
}
