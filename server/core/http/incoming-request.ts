import type { World } from '../context.ts'

export interface IncomingRequest {
  request: Request
  url: URL
  socketAddress: string
  requestId: string
  /** Milliseconds in which its body must have come. */
  bodyPatience: number
  /** Lets it take so many milliseconds from now: for what takes longer than calls do. */
  allow(milliseconds: number): void
  /** The one that the server listens on, where it does. */
  port?: number
}

export interface RoutedRequest extends IncomingRequest {
  world: World
  /** What its route is called in logs and metrics. */
  route: string
}

const routed = new WeakMap<Request, RoutedRequest>()

export function noteIncoming(incoming: RoutedRequest): RoutedRequest {
  routed.set(incoming.request, incoming)
  return incoming
}

/** What the responder knows of a request that Elysia hands to a route. */
export function incomingOf(request: Request): RoutedRequest {
  const incoming = routed.get(request)
  if (!incoming) throw new Error('A route was asked without the responder (core/http/responder.ts)')
  return incoming
}
