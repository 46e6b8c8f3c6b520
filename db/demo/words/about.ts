import type { Interest } from '../../reference/interests.ts'

/** Who a sentence fits; what is left out fits everybody. */
export interface Fits {
  from?: number
  to?: number
  gender?: 'male' | 'female'
  /** Only people of these regions say so. */
  regions?: readonly string[]
}

/** A sentence with `{city}`, `{job}` or `{Job}` (as the first word) to be filled in. */
export type Opening = string | ({ text: string } & Fits)

export interface AboutWords {
  openings: readonly Opening[]
  hobbies: Partial<Record<Interest, readonly string[]>>
  wishes: readonly string[]
  whole: readonly string[]
  jobs: readonly string[]
}
