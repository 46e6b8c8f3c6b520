/** For what is broken, too large or no picture. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}
