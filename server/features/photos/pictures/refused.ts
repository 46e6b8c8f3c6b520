/** For what is broken or no picture, or takes too long. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}

/** For a picture of too many pixels. */
export class TooLargePhoto extends Error {
  override readonly name = 'TooLargePhoto'
}
