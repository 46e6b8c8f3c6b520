export interface IncomingRequest {
  request: Request
  url: URL
  socketAddress: string
  requestId: string
  /** Milliseconds in which its body must have come. */
  bodyPatience: number
  /** The one that the server listens on, where it does. */
  port?: number
}
