import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { ClientManifest } from '../../scripts/build.ts'
import type { LocaleAssets } from '../../scripts/lib/assets/client-assets.ts'
import { isOfficePath } from '../core/staff.ts'
import { stylesFor } from './page-styles.ts'

type ManifestOf = NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>
type ServerManifest = Awaited<ReturnType<ManifestOf>>

const placeholder = '/* the styles of this page */'
const cache = new WeakMap<LocaleAssets, ServerManifest>()

/** What the router puts around a page: a place for its styles, the entry script, and the chunks of matched routes. */
export function routerManifest({ locales, office }: ClientManifest, locale: string, pathname: string): ServerManifest {
  const clients = isOfficePath(pathname) ? office : locales
  const assets = clients[locale] ?? Object.values(clients)[0]
  if (!assets) throw new Error('The client was built for no language')
  const known = cache.get(assets) ?? makeManifest(assets)
  cache.set(assets, known)
  return known
}

function makeManifest({ entry, preloads, routes, parts }: LocaleAssets): ServerManifest {
  const always = [...new Set([entry, ...preloads, ...(parts.__root__ ?? [])])]
  const brought = Object.fromEntries(
    Object.entries(routes).map(([id, chunks]) => [id, [...new Set([...chunks, ...(parts[id] ?? [])])]]),
  )
  return {
    inlineCss: { styles: { [placeholder]: placeholder } },
    routes: {
      ...Object.fromEntries(Object.keys(brought).map((id) => [id, { preloads: ownChunks(id, brought, always) }])),
      __root__: {
        css: [placeholder],
        preloads: always,
        scripts: [{ attrs: { type: 'module', async: true, src: entry } }],
      },
    },
  }
}

/** Puts into a rendered page the styles that it uses. */
export function withStyles(html: string, { css }: ClientManifest): string {
  // With the tag: what people have written into a title cannot stand for it.
  return html.replace(`${placeholder}</style>`, () => `${stylesFor(html, css)}</style>`)
}

/** A page shares chunks with the route round it and with the frame, and all are on the screen: each chunk is named once. */
function ownChunks(id: string, routes: Record<string, string[]>, always: string[]): string[] {
  const around = Object.keys(routes).filter((other) => id.startsWith(`${other}/`))
  const known = new Set([...always, ...around.flatMap((other) => routes[other] ?? [])])
  return (routes[id] ?? []).filter((chunk) => !known.has(chunk))
}
