import type { DateParts } from './date-of-birth.ts'

export type DatePart = keyof DateParts

/** In the order of the boxes, which is that of all our languages. */
export const dateParts = ['day', 'month', 'year'] as const satisfies DatePart[]

const lengths: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

export interface TypedDate {
  parts: DateParts
  /** The box in which the user continues. */
  at: DatePart
}

/**
 * The contents of the boxes after `text` was entered in one of them. A whole date in the first box, with separators
 * (7/8/1992, 1992-08-07) or without (07081992), fills all three. Surplus digits move to the next box as long as that is
 * empty.
 */
export function typeDate(parts: DateParts, at: DatePart, text: string): TypedDate {
  const typed = text.slice(0, longestDate)
  const pieces = typed.split(/\D+/).filter(Boolean)
  const isOpen = pieces.length > 0 && /\D$/.test(typed)
  if (pieces.length > 1 || (isOpen && /^\s*\d+[-/.\s]+$/.test(typed))) return spread(parts, at, inOrder(pieces), isOpen)
  const isWhole = at === 'day' && typed.length >= 6
  return spill(parts, at, typed, isWhole)
}

/** Of a date with separators and room to spare; nobody types more. */
const longestDate = 20

/** Day, month, year; also of a date that begins with its year, or names a thirteenth month. */
function inOrder([first = '', second = '', ...rest]: string[]): string[] {
  if (first.length === 4 && rest.length > 0) return [rest[0]!, second, first]
  return Number(second) > 12 && Number(first) <= 12 ? [second, first, ...rest] : [first, second, ...rest]
}

function spread(parts: DateParts, from: DatePart, pieces: string[], isOpen: boolean): TypedDate {
  const boxes = dateParts.slice(dateParts.indexOf(from))
  const told = pieces.filter(Boolean).slice(0, boxes.length)
  const filled = Object.fromEntries(told.map((piece, index) => [boxes[index], piece.slice(0, lengths[boxes[index]!])]))
  const at = boxes[Math.min(boxes.length, isOpen ? told.length + 1 : told.length) - 1] ?? from
  return { parts: { ...parts, ...filled }, at }
}

/** Digits without a break, each box as far as it goes. */
function spill(parts: DateParts, at: DatePart, text: string, isWhole: boolean): TypedDate {
  const own = { ...parts, [at]: text.slice(0, lengths[at]) }
  const rest = /^\d+$/.test(text) ? text.slice(lengths[at]) : ''
  const next = dateParts[dateParts.indexOf(at) + 1]
  if (!rest || !next || (parts[next] && !isWhole)) return { parts: own, at }
  return spill(own, next, rest, isWhole)
}

/** The year that two digits probably mean, for who is at least so old: 90 is 1990. Null when they are not two digits. */
export function likelyYear(typed: string, youngest: { minAge: number; now: Date }): string | null {
  if (!/^\d{2}$/.test(typed.trim())) return null
  const latest = youngest.now.getFullYear() - youngest.minAge
  const year = 2000 + Number(typed)
  return `${year > latest ? year - 100 : year}`
}
