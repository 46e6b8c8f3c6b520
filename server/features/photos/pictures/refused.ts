/** For what is broken or no picture, or takes too long. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}

/** For a picture of too few pixels for what it is sent for. */
export class TooSmallPhoto extends Error {
  override readonly name = 'TooSmallPhoto'
}

/** For a picture of too many pixels. */
export class TooLargePhoto extends Error {
  override readonly name = 'TooLargePhoto'
}
