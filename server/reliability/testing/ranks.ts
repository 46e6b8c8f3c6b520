/**
 * The probability that one of `these` is longer than one of `those`, both drawn at random: ½ if they do not differ. It
 * is the Mann-Whitney statistic as a share of all pairs; equals count half.
 */
export function chanceOfLonger(these: number[], those: number[]): number {
  let longer = 0
  for (const one of these) for (const other of those) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (these.length * those.length)
}

/** The middle one; of an even number the lower of the two. */
export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** In another order, by throws of `die`. */
export function shuffled<T>(values: T[], die: (sides: number) => number): T[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last--) {
    const chosen = die(last + 1)
    const [a, b] = [result[last] as T, result[chosen] as T]
    result[last] = b
    result[chosen] = a
  }
  return result
}
