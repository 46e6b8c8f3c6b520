/**
 * Thrown by work that needs something which is away just now. Such a job is due at once when `Jobs.resume` is called with the
 * name of the error; until then it is tried again as any other that fails. A subclass has a name of its own.
 */
export class Suspended extends Error {
  /** Whether what is away was asked for this job. Where it was not, the attempt does not count as one of its tries. */
  readonly isTried: boolean

  constructor(message: string, { isTried, cause }: { isTried: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isTried = isTried
  }
}
