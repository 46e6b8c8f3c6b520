import { resolve } from 'node:path'
import { distDir, pushWorker } from '../../scripts/build.ts'
import type { World } from '../core/context.ts'
import { offlinePage } from '../core/pages/failure.tsx'

/** The mark: a point with three strokes in a speech bubble. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#d41862" d="M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9Z"/><g fill="#fff" stroke="#fff" stroke-width="3.4" stroke-linecap="round"><circle cx="11.5" cy="20.500" r="3.600"/><path d="M11.500 12V8M17 15l5-5M20.500 20.500H24"/></g></svg>`

/** It fetches pages of this site, and a file or two. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Small files at fixed paths that depend on the site; undefined for every other path. */
export async function serveSiteFile(world: World, request: Request): Promise<Response | undefined> {
  const { sites } = world
  const { pathname, host } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  switch (pathname) {
    case '/icon.svg':
      return file(mark, 'image/svg+xml')
    case '/robots.txt':
      return file(
        'User-agent: *\nDisallow: /admin\nDisallow: /trpc/\nDisallow: /photos/\n',
        'text/plain; charset=utf-8',
      )
    case `/${pushWorker}`:
      return new Response(Bun.file(resolve(distDir, pushWorker)), { headers: workerHeaders })
    case '/offline':
      return offlinePage(world, request)
    case '/manifest.webmanifest': {
      const { settings } = await sites.of(request.headers.get('host') ?? host)
      return file(JSON.stringify(webManifest(settings.name)), 'application/manifest+json')
    }
    default:
      return undefined
  }
}

function webManifest(name: string) {
  return {
    name,
    short_name: name,
    start_url: '/members',
    display: 'standalone',
    background_color: '#fbf6f5',
    theme_color: '#d41862',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}

function file(content: string, type: string): Response {
  return new Response(content, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } })
}
