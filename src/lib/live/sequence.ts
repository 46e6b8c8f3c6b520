import type { Arrival } from './events.ts'

/** What to do with an arrival: take it in, drop it as already known, or first read what is missing before it. */
export type Verdict = 'apply' | 'drop' | 'catch_up'

/** Keeps the count of the events a tab has taken in, so that none is taken twice and a gap is noticed. */
export function createSequence(start: number) {
  let seen = start
  return {
    get seen() {
      return seen
    },
    judge({ seq, event }: Arrival): Verdict {
      if (seq === undefined || event.type === 'reset') return 'apply'
      if (seq <= seen) return 'drop'
      return seq === seen + 1 ? 'apply' : 'catch_up'
    },
    advance({ seq, event }: Arrival): void {
      if (seq !== undefined && (seq > seen || event.type === 'reset')) seen = seq
    },
  }
}
