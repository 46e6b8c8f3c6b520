import type { ClientManifest } from '../../scripts/build.ts'
import { scriptLostId } from '../../src/lib/navigation/script-lost.ts'
import { contentSecurityPolicy } from '../core/http/content-security-policy.ts'
import type { IncomingRequest, RoutedRequest } from '../core/http/incoming-request.ts'
import { takeToken } from '../core/http/mailed-link.ts'
import { ownPath } from '../core/http/origin.ts'
import { inContext } from '../core/http/web.ts'
import type { Limit } from '../core/limits.ts'
import { officePath } from '../core/staff.ts'
import { withLiveReload } from './live-reload.ts'
import { renderPage } from './render-page.tsx'

/** Rendering holds the process up for milliseconds: far beyond what people open, who may share a carrier's address. */
const limit: Limit = { name: 'pages', duration: 60, member: 120, network: 600 }

/** Renders a page of the client on the server. Only GET and HEAD; for others see `notReading`. */
export async function pageResponse(incoming: RoutedRequest, manifest: ClientManifest): Promise<Response> {
  const { request, world } = incoming
  if (request.method !== 'GET' && request.method !== 'HEAD') return notReading(incoming)
  return inContext(incoming, async (ctx) => {
    const bare = takeToken(ctx, incoming.url)
    if (bare) return bare
    const nonce = crypto.randomUUID().replaceAll('-', '')
    await ctx.limits.take(limit, ctx)
    const rendered = await renderPage(request, ctx, manifest, nonce)
    const response = world.config.mode === 'development' ? await withLiveReload(rendered, nonce) : rendered
    response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
    response.headers.set('cache-control', 'private, no-store')
    if (incoming.url.pathname.startsWith(officePath)) response.headers.set('x-robots-tag', 'noindex')
    return response
  })
}

/**
 * A browser without our script may submit a form: it is redirected to the notice about that on the same page. Any other
 * method gets a 405.
 */
function notReading({ request, url }: IncomingRequest): Response {
  const isForm = request.method === 'POST' && request.headers.get('sec-fetch-mode') === 'navigate'
  if (!isForm) return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  return new Response(null, { status: 303, headers: { location: `${ownPath(url)}#${scriptLostId}` } })
}
