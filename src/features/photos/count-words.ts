import { m } from '~words'

/** How many photos there are, and may be; beyond the limit (premium has ended) how many there are alone. */
export const countWords = (count: number, limit: number): string =>
  count > limit ? m.photos_count_over({ count }) : m.photos_count({ count, limit })
