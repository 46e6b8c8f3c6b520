import { z } from 'zod'

/** How many there are, as far as it is worth counting. `more`: there are more than `count`. */
export const total = z.object({ count: z.number(), more: z.boolean() })
export type Total = z.infer<typeof total>

const countedExactly = 1000

/** Where counting may stop: one above the largest exact number. */
export const countingLimit = countedExactly + 1

export function totalOf(found: number): Total {
  return { count: Math.min(found, countedExactly), more: found > countedExactly }
}
