import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Elysia } from 'elysia'
import type { ClientManifest } from '../scripts/build.ts'
import type { Context, World } from './core/context.ts'
import { readiness } from './core/health.ts'
import type { Metrics } from './core/metrics.ts'
import { openContext } from './core/open-context.ts'
import { asRefusal, asTRPCError } from './core/procedures.ts'
import { photoResponse } from './features/photos/response.ts'
import { serveAsset } from './render/assets.ts'
import { compressed } from './render/compress.ts'
import { renderPage } from './render/render-page.tsx'
import { contentSecurityPolicy, isCrossSiteWrite, securityHeaders } from './render/security.ts'
import { serveSiteFile } from './render/site-files.ts'
import { appRouter } from './router.ts'

export interface AppOptions {
  world: World
  manifest: () => ClientManifest
  metrics: Metrics
  /** Aborts when the server is about to stop. */
  stopping: AbortSignal
}

interface Hit {
  request: Request
  socketAddress: string
  requestId: string
}

type Handler = (hit: Hit) => Promise<Response> | Response

/** Seconds a silent connection stays open; the streams ping more often. */
const idleTimeout = 60
/** No input of ours is larger; photos have their own way in. */
const maxBody = 1024 * 1024

/** Everything the product answers, as one web application. */
export function createApp({ world, manifest, metrics, stopping }: AppOptions) {
  const { config, log } = world

  const page: Handler = async (hit) => {
    const cookies: string[] = []
    const ctx = await openContext(world, hit.request, hit, (cookie) => cookies.push(cookie))
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const response = await renderPage(hit.request, ctx, manifest(), nonce)
    response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
    response.headers.set('cache-control', 'private, no-store')
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return compressed(hit.request, response)
  }

  const api: Handler = async (hit) => {
    const response = await fetchRequestHandler<typeof appRouter>({
      endpoint: '/trpc',
      req: hit.request,
      router: appRouter,
      createContext: ({ resHeaders }): Promise<Context> =>
        openContext(world, hit.request, hit, (cookie) => resHeaders.append('set-cookie', cookie)).catch((error) => {
          throw asTRPCError(error)
        }),
      onError: ({ error, path, ctx }) => {
        // What a procedure threw is logged where it happened; this is what went wrong around it.
        if (!ctx && error.code === 'INTERNAL_SERVER_ERROR')
          log.error({ path, error: error.cause ?? error }, 'request failed')
      },
    })
    response.headers.set('cache-control', 'no-store')
    return compressed(hit.request, response)
  }

  /** Answers with what every response carries, and notes how it went. */
  function answer(route: string, handler: Handler) {
    return async ({ request, server }: { request: Request; server: Bun.Server<unknown> | null }): Promise<Response> => {
      const started = performance.now()
      const requestId = crypto.randomUUID()
      const socketAddress = server?.requestIP(request)?.address ?? ''
      const response = isCrossSiteWrite(request)
        ? new Response('Cross-site request refused', { status: 403 })
        : await Promise.resolve(handler({ request, socketAddress, requestId })).catch((error) => {
            log.error({ requestId, route, error }, 'request failed')
            return failureResponse(error)
          })
      const isSecure = request.url.startsWith('https:') || (config.publicUrl?.startsWith('https:') ?? false)
      for (const [name, value] of Object.entries(securityHeaders(isSecure))) response.headers.set(name, value)
      response.headers.set('x-request-id', requestId)
      const seconds = (performance.now() - started) / 1000
      metrics.request(route, response.status, seconds)
      log.debug({ requestId, route, method: request.method, status: response.status, seconds }, 'request')
      return response
    }
  }

  const raw = { parse: 'none' } as const
  return new Elysia({
    // Elysia would else look for the path behind the fourth letter of the host.
    handler: { standardHostname: false },
    serve: { idleTimeout, maxRequestBodySize: maxBody },
  })
    .all(
      '/healthz',
      answer('healthz', () => new Response('ok')),
      raw,
    )
    .all(
      '/readyz',
      answer('readyz', () => readiness(world, stopping)),
      raw,
    )
    .all(
      '/metrics',
      answer('metrics', (hit) => metricsResponse(hit, metrics)),
      raw,
    )
    .all(
      '/assets/*',
      answer('asset', ({ request }) => serveAsset(lastSegment(request), request)),
      raw,
    )
    .all(
      '/photos/*',
      answer('photo', ({ request }) => photoResponse(world, request)),
      raw,
    )
    .all('/trpc/*', answer('trpc', api), raw)
    .all(
      '*',
      answer('page', async (hit) => (await serveSiteFile(world, hit.request)) ?? page(hit)),
      raw,
    )
}

/** For when not even an error page could be rendered: the database is away, or a bug. */
function failureResponse(error: unknown): Response {
  const isPassing = asRefusal(error)?.kind === 'unavailable'
  return isPassing
    ? new Response('Try again later', { status: 503, headers: { 'retry-after': '5' } })
    : new Response('Internal error', { status: 500 })
}

function lastSegment(request: Request): string {
  return new URL(request.url).pathname.split('/').at(-1) ?? ''
}

/** Only for whoever stands next to the server: not through a proxy, not from the public network. */
async function metricsResponse({ request, socketAddress }: Hit, metrics: Metrics): Promise<Response> {
  const isNear = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::1|f[cd])/.test(socketAddress)
  if (!isNear || request.headers.has('x-forwarded-for')) return new Response('Not found', { status: 404 })
  return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } })
}
