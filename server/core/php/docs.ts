import { renderToStaticMarkup } from 'react-dom/server'
import type { Context } from '../context.ts'
import { inContext, web } from '../http/web.ts'
import { DocsPage } from './DocsPage.tsx'
import { openApiOf } from './openapi.ts'
import type { PhpPath } from './path.ts'

/** The reference of these paths: for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export function docsOf(paths: readonly PhpPath[]) {
  const documentFor = ({ site, origin }: Context) => openApiOf(paths, { name: site.settings.name, origin })
  return web()
    .all('/api/openapi.json', async ({ incoming }) =>
      inContext(incoming, (ctx) =>
        forReading(incoming.request, JSON.stringify(documentFor(ctx), null, 2), 'application/json', fromAnywhere),
      ),
    )
    .all('/api/docs', async ({ incoming }) =>
      inContext(incoming, (ctx) => {
        const nonce = crypto.randomUUID()
        const html = renderToStaticMarkup(DocsPage({ document: documentFor(ctx), nonce }))
        const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`
        return forReading(incoming.request, `<!doctype html>${html}`, 'text/html', {
          'content-security-policy': policy,
        })
      }),
    )
}

/** It holds nothing of anybody: tools on other pages may read it, without cookies. */
const fromAnywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

function forReading(request: Request, text: string, type: string, headers: Record<string, string> = {}): Response {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading) return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
  })
}
