import { timingSafeEqual } from 'node:crypto'
import { Elysia } from 'elysia'
import type { ClientManifest } from '../scripts/build.ts'
import type { Context, World } from './core/context.ts'
import { compressed } from './core/http/compress.ts'
import { contentSecurityPolicy } from './core/http/content-security-policy.ts'
import { withCookies } from './core/http/cookies.ts'
import type { IncomingRequest } from './core/http/incoming-request.ts'
import { openContext } from './core/http/open-context.ts'
import { ownPath } from './core/http/origin.ts'
import { createResponder, type Handler, type Patience } from './core/http/responder.ts'
import { turnOf } from './core/limits.ts'
import { readiness } from './core/operations/health.ts'
import type { Metrics } from './core/operations/metrics.ts'
import { docsOf } from './core/php/docs.ts'
import { phpHandler } from './core/php/serve.ts'
import { trpcHandler } from './core/trpc/handler.ts'
import type { Transport } from './core/trpc/transport.ts'
import { activationResponse } from './features/accounts/links/activation-response.ts'
import { doorResponse } from './features/accounts/links/doors.ts'
import { logInByForm } from './features/accounts/login/form-response.ts'
import { isMailboxShown, mailboxResponse } from './features/mail/mailbox-response.tsx'
import { photoResponse } from './features/photos/response.ts'
import { phpPaths } from './php.ts'
import { serveAsset } from './render/assets.ts'
import { liveReloadPath, liveReloadResponse, withLiveReload } from './render/live-reload.ts'
import { renderPage } from './render/render-page.tsx'
import { serveSiteFile } from './render/site-files.ts'
import { appRouter } from './router.ts'

export interface AppOptions extends Patience {
  world: World
  manifest: () => ClientManifest
  metrics: Metrics
  /** Aborts when the server is about to stop. */
  stopping: AbortSignal
  /** How procedures are answered, where not by hand. */
  transport?: Transport
}

/** Seconds a silent connection stays open; the streams ping more often. */
const idleTimeout = 60
/** Bytes that are let in to be refused by us, in words that whoever asks can read (core/http/body.ts). */
const mostReceived = 64 * 1024 * 1024

/** Everything the product answers, as one web application. `settle` waits for the requests under way. */
export function createApp({ world, manifest, metrics, stopping, transport, ...patience }: AppOptions) {
  const { answer, settle } = createResponder(world, metrics, patience)
  const page = pageHandler(world, manifest)
  const isDevelopment = world.config.mode === 'development'
  const raw = { parse: 'none' } as const
  const mailbox = isMailboxShown(world) ? plainHandler(world, mailboxResponse) : page
  const docs = docsOf(phpPaths)
  const elysia = new Elysia({
    // Elysia would else look for the path behind the fourth letter of the host.
    handler: { standardHostname: false },
    serve: { idleTimeout, maxRequestBodySize: mostReceived },
  })
    .all(
      '/healthz',
      answer('healthz', () => new Response('ok'), ofServer),
      raw,
    )
    .all(
      '/readyz',
      answer('readyz', () => readiness(world, stopping), ofServer),
      raw,
    )
    .all(
      '/metrics',
      answer('metrics', ({ request }) => metricsResponse(request, world.config.metricsToken, metrics), ofServer),
      raw,
    )
    .all(
      '/assets/*',
      answer('asset', ({ request, url }) => serveAsset(lastSegment(url), request)),
      raw,
    )
    .all(
      '/photos/*',
      answer('photo', ({ request }) => photoResponse(world, request)),
      raw,
    )
    .all('/trpc/*', answer('trpc', trpcHandler(world, appRouter, transport)), raw)
    .all('/api/openapi.json', answer('docs', plainHandler(world, docs.document)), raw)
    .all('/api/docs', answer('docs', plainHandler(world, docs.page)), raw)
    .all('/api/*', answer('php', phpHandler(world, phpPaths), hasOwnRules), raw)
    .all('/enter', answer('enter', plainHandler(world, doorResponse)), raw)
    .all('/activate', answer('activate', plainHandler(world, activationResponse)), raw)
    .all('/reactivate', answer('reactivate', plainHandler(world, doorResponse)), raw)
    .post('/login', answer('login', plainHandler(world, logInByForm)), raw)
    .all('/dev/mail', answer('mailbox', mailbox), raw)
    .all('/dev/mail/*', answer('mailbox', mailbox), raw)
    .all(liveReloadPath, answer('dev', isDevelopment ? liveReloadResponse : page), raw)
    .all(
      '*',
      answer('page', async (incoming) => (await serveSiteFile(world, incoming.request)) ?? page(incoming)),
      raw,
    )
  return { elysia, settle }
}

/** A form that a browser without our script has sent comes back to its page; anything else is told what a page takes. */
function notReading({ request, url }: IncomingRequest): Response {
  const isForm = request.method === 'POST' && request.headers.get('sec-fetch-mode') === 'navigate'
  if (!isForm) return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  return new Response(null, { status: 303, headers: { location: ownPath(url) } })
}

function pageHandler(world: World, manifest: () => ClientManifest): Handler {
  return async (incoming) => {
    const isReading = incoming.request.method === 'GET' || incoming.request.method === 'HEAD'
    if (!isReading) return notReading(incoming)
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const rendered = await inContext(world, incoming, (ctx) => renderPage(incoming.request, ctx, manifest(), nonce))
    const response = world.config.mode === 'development' ? await withLiveReload(rendered, nonce) : rendered
    response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
    response.headers.set('cache-control', 'private, no-store')
    return compressed(incoming.request, response)
  }
}

/** For the few answers that are neither pages of the client nor calls. */
function plainHandler(world: World, respond: (ctx: Context, incoming: IncomingRequest) => Promise<Response>): Handler {
  return async (incoming) =>
    compressed(incoming.request, await inContext(world, incoming, (ctx) => respond(ctx, incoming)))
}

/** Opens the request for what answers it. Calls take their turns one by one instead (core/procedures.ts). */
function inContext(
  world: World,
  incoming: IncomingRequest,
  respond: (ctx: Context) => Promise<Response> | Response,
): Promise<Response> {
  return withCookies(async (setCookie) => {
    const ctx = await openContext(world, incoming, setCookie)
    await ctx.limits.take(turnOf(false), ctx)
    return respond(ctx)
  })
}

/** The landers of a site may write from elsewhere: the paths look at that themselves (core/php/origins.ts). */
const hasOwnRules = { isRefused: () => false }

const ofServer = { isOfServer: true }

function lastSegment({ pathname }: URL): string {
  return pathname.split('/').at(-1) ?? ''
}

/** For whoever shows the operator's token, and nobody else: what a request tells of its way here can be made up. */
async function metricsResponse({ headers }: Request, token: string | undefined, metrics: Metrics): Promise<Response> {
  const shown = headers.get('authorization') ?? ''
  if (token === undefined || !isSame(shown, `Bearer ${token}`)) return new Response('Not found', { status: 404 })
  const answer = { 'content-type': metrics.contentType, 'cache-control': 'no-store' }
  return new Response(await metrics.text(), { headers: answer })
}

/** Takes as long wherever they differ. */
function isSame(shown: string, expected: string): boolean {
  const [a, b] = [shown, expected].map((text) => new Bun.CryptoHasher('sha256').update(text.slice(0, 1_000)).digest())
  return timingSafeEqual(a as Buffer, b as Buffer)
}
