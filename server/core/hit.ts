/** A request as it came in. */
export interface Hit {
  request: Request
  /** Its address, read once. */
  url: URL
  socketAddress: string
  requestId: string
  /** The one that the server listens on, where it does. */
  port?: number
}
