export interface Candidate {
  /** The step of distance in which they live, the nearest is 0. */
  ring: number
  /** How many interests they share with the member. */
  shared: number
}

/** Who lives nearer comes first, within a step of distance who shares more; `toSorted` leaves others in the order of activity. */
export const byClosenessAndShared = (one: Candidate, other: Candidate): number =>
  one.ring - other.ring || other.shared - one.shared
