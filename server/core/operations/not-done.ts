/** Something that whoever sits at the server has asked for and that cannot be done; the message says why. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}
