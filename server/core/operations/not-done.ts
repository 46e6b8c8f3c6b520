/** A command that the operator ran and that cannot be done; the message says why. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}
