// Serves the empty app as the product serves its pages: same router, headers, styles in the page, and compression.
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { unstable_localLink } from '@trpc/client'
import { Elysia } from 'elysia'
import superjson from 'superjson'
import { compileCss } from '../../scripts/lib/assets/css.ts'
import { compressed } from '../../server/core/http/compress.ts'
import { contentSecurityPolicy } from '../../server/core/http/content-security-policy.ts'
import { securityHeaders } from '../../server/core/http/security-headers.ts'
import { routerManifest, withStyles } from '../../server/render/manifest.ts'
import { buildEmptyApp } from '../lib/script-sizes.ts'
import { emptyApi } from './api.ts'
import { createEmptyRouter } from './router.tsx'

const css = await compileCss(join(import.meta.dir, 'app.css'), { minify: true })
const [bundle] = await buildEmptyApp()
if (!bundle) throw new Error('The empty app has no bundle')
const script = brotliCompressSync(bundle)
const link = unstable_localLink({ router: emptyApi, createContext: async () => ({}), transformer: superjson })
const locales = { en: { entry: '/assets/client.js', preloads: [], routes: {}, parts: {} } }
const manifest = { stamp: 'empty', css, locales, office: {} }

async function page(request: Request): Promise<Response> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const handle = createRequestHandler({
    request,
    createRouter: () => createEmptyRouter(link, nonce),
    getRouterManifest: () => routerManifest(manifest, 'en', '/'),
  })
  const rendered = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  const response = new Response(withStyles(await rendered.text(), manifest), rendered)
  for (const [name, value] of securityHeaders(false)) response.headers.set(name, value)
  response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
  response.headers.set('cache-control', 'private, no-store')
  return compressed(request, response)
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=31536000, immutable',
}

const { server } = new Elysia()
  .all('/assets/*', () => new Response(script, { headers: scriptHeaders }))
  .all('*', ({ request }) => page(request))
  .listen({ port: 0, hostname: '127.0.0.1' })
console.log(server?.port)
