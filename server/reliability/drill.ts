/** What was tried and what came of it: one line of a drill's table. */
export interface Finding {
  claim: string
  /** With figures: how many, how often, in what time. */
  tried: string
  found: string
  holds: boolean
}

/** A bad day made on purpose: a small one in every run of the tests, the whole by `bun run drill`. */
export interface Drill<Size = unknown> {
  title: string
  small: Size
  full: Size
  /** Cleans up after itself. Throws only when the drill itself went wrong. */
  run(size: Size): Promise<Finding[]>
}
