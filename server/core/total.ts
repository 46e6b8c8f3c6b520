/** How many there are, as far as it is worth counting. */
export interface Total {
  count: number
  /** There are more than `count`. */
  more: boolean
}

/** Totals are exact up to here. */
const countedExactly = 1000

/** Where counting may stop: one more than is told. */
export const countingLimit = countedExactly + 1

/** The total when `found` were counted up to `countingLimit`. */
export function totalOf(found: number): Total {
  return { count: Math.min(found, countedExactly), more: found > countedExactly }
}
