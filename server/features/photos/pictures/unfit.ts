/** Why a picture is not taken: broken, no picture or too slow to read; of too many pixels; of too few for what it is sent for. */
export type Unfitness = 'unreadable' | 'too large' | 'too small'

export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture'

  constructor(
    readonly why: Unfitness,
    /** What was seen, for the log. */
    readonly detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail ? `${why}: ${detail}` : why, options)
  }
}
