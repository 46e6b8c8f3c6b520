import { asRefusal } from '../as-refusal.ts'
import { createTurns } from '../concurrency/turns.ts'
import type { World } from '../context.ts'
import { levelOfUnavailable } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import { failureResponse, limitedResponse } from '../pages/failure.tsx'
import { misdirectedResponse } from '../pages/misdirected.ts'
import { tryAgainLater } from '../refusals.ts'
import { type IncomingRequest, noteIncoming, type RoutedRequest } from './incoming-request.ts'
import { clientAddress, networkOf } from './network.ts'
import { isCrossSiteWrite, protocolOf } from './origin.ts'
import { securityHeaders } from './security-headers.ts'

/** Milliseconds that a request may take: longer than the database lets a statement run, so this is for one that hangs. */
const longest = 15_000

/** Of that time, the part in which a body must have come. */
const shareOfBody = 2 / 3

/** In milliseconds. */
export interface Patience {
  patience?: number
  bodyPatience?: number
}

/** Requests that are begun in one turn of the event loop; a connection may bring thousands in a single piece. */
const mostInOneTurn = 16
/** Requests that wait for a turn. */
const mostWaiting = 4_000

/** What is the server's and no site's: it answers under any host. */
const ofServer = new Set(['/healthz', '/readyz', '/metrics'])

/** The landers of a site may write from elsewhere: the paths look at that themselves (core/php/origins.ts). */
const hasOwnRules = ({ pathname }: URL) => pathname.startsWith('/api/') && !documents.has(pathname)
const documents = new Set(['/api/docs', '/api/openapi.json'])

type RequestHandler = (request: Request) => Promise<Response> | Response

export interface Responder {
  /** Answers a request with what every answer carries; `server` is the one that it came to, if to any. */
  respond(answer: RequestHandler, request: Request, server: Bun.Server<unknown> | null): Promise<Response>
  /** Waits for the requests under way; streams do not count, they never end by themselves. */
  settle(): Promise<void>
}

/**
 * Stands around the whole application: gives every request an id, refuses hosts of no site and cross-site writes, adds
 * the security headers and the time, and notes how it went.
 */
export function createResponder(world: World, metrics: Metrics, limits: Patience = {}): Responder {
  const { patience = longest, bodyPatience = patience * shareOfBody } = limits
  const { config, log, sites } = world
  const underWay = new Set<Promise<Response>>()
  const turns = createTurns({ width: mostInOneTurn, maxWaiting: mostWaiting })

  async function respond(answer: RequestHandler, incoming: RoutedRequest & { deadline: Deadline }): Promise<Response> {
    const { request, requestId } = incoming
    const started = performance.now()
    const begun = async () => {
      await turns.mine(() => [{ key: networkOf(addressOf(incoming)) }])
      return guarded(answer, incoming)
    }
    const response = await within(incoming.deadline, begun()).catch((error) => failed(incoming, error))
    const isSecure = protocolOf(config, request) === 'https'
    for (const [name, value] of securityHeaders(isSecure)) {
      // An answer that is stricter says so itself.
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    response.headers.set('x-request-id', requestId)
    response.headers.set('date', world.now().toUTCString())
    if (mayGoOn(request, response)) response.headers.set('connection', 'close')
    const seconds = (performance.now() - started) / 1000
    metrics.request(incoming.route, response.status, seconds)
    log.debug({ requestId, route: incoming.route, method: request.method, status: response.status, seconds }, 'request')
    return response
  }

  const addressOf = ({ request, socketAddress }: IncomingRequest) =>
    clientAddress(socketAddress, request.headers.get('x-forwarded-for'), config.trustedProxies)

  async function guarded(answer: RequestHandler, incoming: RoutedRequest): Promise<Response> {
    const { request, url } = incoming
    if (url === nowhere) return new Response('Bad request', { status: 400 })
    if (!ofServer.has(url.pathname) && !(await hasSite(incoming))) return misdirectedResponse(request)
    if (!hasOwnRules(url) && isCrossSiteWrite(config, request)) return crossSite()
    return answer(request)
  }

  let hasWarned = false
  /** Once: anybody can ask for any host. */
  async function hasSite({ request, url }: IncomingRequest): Promise<boolean> {
    const host = request.headers.get('host') ?? url.host
    if (await sites.find(host)) return true
    if (!hasWarned) log.warn({ host: host.slice(0, 100) }, 'no site has this host (hosts of a site, DEFAULT_SITE)')
    hasWarned = true
    return false
  }

  return {
    respond: (answer, asked, server) => {
      const request = withAddress(asked)
      const deadline = createDeadline(patience)
      const incoming = {
        ...{ request, url: URL.parse(request.url) ?? nowhere, requestId: crypto.randomUUID() },
        ...{ socketAddress: server?.requestIP(asked)?.address ?? '', port: server?.port },
        ...{ bodyPatience, allow: deadline.set, deadline, world, route: 'refused' },
      }
      noteIncoming(incoming)
      const response = respond(answer, incoming)
      underWay.add(response)
      return response.finally(() => underWay.delete(response))
    },
    settle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}

interface Deadline {
  missed: Promise<never>
  /** In milliseconds from now. */
  set(milliseconds: number): void
  lift(): void
}

function createDeadline(milliseconds: number): Deadline {
  const { promise: missed, reject } = Promise.withResolvers<never>()
  // A request that waits for its turn does not listen to it yet.
  missed.catch(() => {})
  let timer: Timer | undefined
  const lift = () => clearTimeout(timer)
  const set = (later: number) => {
    lift()
    timer = setTimeout(() => reject(tryAgainLater({ retryAfter: 5 })), later)
  }
  set(milliseconds)
  return { missed, set, lift }
}

/** Gives up waiting; what was begun goes on, and nobody knows whether it will be done, as when a line breaks. */
async function within<T>({ missed, lift }: Deadline, work: Promise<T>): Promise<T> {
  try {
    return await Promise.race([work, missed])
  } finally {
    lift()
  }
}

/** The answer where something was thrown: the one error mapping of all routes but the PHP paths (core/php/plugin.ts). */
export async function failed({ world, request, requestId, route }: RoutedRequest, error: unknown): Promise<Response> {
  if (request.signal.aborted) return left()
  const refusal = asRefusal(error)
  if (refusal?.kind === 'limited') return limitedResponse(world, request, refusal.details.retryAfter ?? 1)
  const isPassing = refusal?.kind === 'unavailable'
  if (isPassing) world.log[levelOfUnavailable(error)]({ requestId, route, error }, 'request unavailable')
  else world.log.error({ requestId, route, error }, 'request failed')
  return failureResponse(world, request, isPassing ? 503 : 500)
}

/** A refused request of which the body was not read to its end, or may not have been: the rest would be taken for as long as somebody sends. */
const mayGoOn = ({ body, bodyUsed }: Request, { status }: Response) =>
  status >= 400 && body !== null && (!bodyUsed || [408, 413, 503].includes(status))

/**
 * The client has disconnected and reads no response. The status is for logs and metrics, and is not counted as our
 * failure.
 */
const left = () => new Response(null, { status: 499 })

const crossSite = () => new Response('Cross-site request refused', { status: 403 })

/** Balancers look after the server without naming a host (HTTP/1.0): the request then has a path and no address. */
function withAddress(request: Request): Request {
  const path = request.url.split('?', 1)[0] ?? ''
  return ofServer.has(path) ? new Request(new URL(path, nowhere), { headers: request.headers }) : request
}

/** A made-up Host header gives an address that nothing can be read from. */
const nowhere = new URL('http://nowhere.invalid')
