import type { Finding } from '../../drill.ts'
import { tally } from '../tally.ts'
import type { Victim } from './plan.ts'

export interface Moment {
  victim: Victim
  /** By `performance.now()`. */
  at: number
}

export interface Course {
  moments: Moment[]
  /** How long our server took from each start until it was ready, in milliseconds. */
  starts: number[]
  /** When each answer came, in order, by `performance.now()`. */
  answers: number[]
}

/**
 * For how long at most nobody at all got an answer after a kill, as the members see it: with the start of our server,
 * and with their own pauses between two tries. `backWithin` in seconds; without it any time will do.
 */
export function absence({ moments, starts, answers }: Course, backWithin?: number): Finding {
  const worst = worstSilences(moments, answers)
  const kills = Object.entries(tally(moments.map(({ victim }) => victim)))
  const times = [...worst].map(([victim, ms]) => `${seconds(ms)} (${victim})`)
  return {
    claim: backWithin ? `Members are served again within ${backWithin} s` : 'Members are served again',
    tried: kills.map(([victim, count]) => `${count} × ${victim}`).join(', '),
    found: `nobody was answered for ${times.join(', ')} at worst; our server took ${seconds(Math.max(...starts))} to start at worst`,
    holds: [...worst.values()].every((ms) => !backWithin || ms <= backWithin * 1000),
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** A silence with several kills in it is the last one's: the others left nobody to come back. */
function worstSilences(moments: Moment[], answers: number[]): Map<Victim, number> {
  const worst = new Map<Victim, number>()
  let before = 0
  for (const answer of answers) {
    const kill = moments.findLast(({ at }) => at < answer)
    if (kill) {
      const silence = answer - Math.max(before, kill.at)
      worst.set(kill.victim, Math.max(worst.get(kill.victim) ?? 0, silence))
    }
    before = answer
  }
  return worst
}
