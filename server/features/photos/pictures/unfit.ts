/** Why a picture is refused: broken, no picture or too slow to read; too many pixels; too few for its purpose. */
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
