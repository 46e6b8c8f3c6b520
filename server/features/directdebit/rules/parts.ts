import type { OfDay } from '../../../../db/queries/directdebit/refused-parts.ts'

/**
 * The number of each part of a file, which has one for each day, in their order. `known` are those of parts that have been refused: of what
 * was given up nothing may lie there any more, which changes no other part's number.
 */
export function numbered(days: readonly OfDay[], known: readonly number[]): (OfDay & { number: number })[] {
  let next = 0
  return days.map((ofDay) => {
    if (ofDay.part !== null) return { ...ofDay, number: ofDay.part }
    while (known.includes(next)) next++
    return { ...ofDay, number: next++ }
  })
}
