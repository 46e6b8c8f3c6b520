import { resolve } from 'node:path'
import { distDir, iconsDir, pushWorker } from '../../scripts/build.ts'
import { icons, mark } from '../../scripts/lib/assets/icons.ts'
import type { World } from '../core/context.ts'
import { offlinePage } from '../core/pages/failure.tsx'

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
      return Object.hasOwn(icons, pathname.slice(1)) ? iconFile(pathname.slice(1)) : undefined
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
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

function iconFile(name: string): Response {
  const drawn = Bun.file(resolve(iconsDir, name))
  return file(drawn, drawn.type)
}

function file(content: BodyInit, type: string): Response {
  return new Response(content, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } })
}
