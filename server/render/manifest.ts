import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { ClientManifest } from '../../scripts/build.ts'
import { stylesFor } from './page-styles.ts'

type ManifestOf = NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>
type ServerManifest = Awaited<ReturnType<ManifestOf>>

const placeholder = '/* the styles of this page */'
const cache = new WeakMap<ClientManifest, Map<string, ServerManifest>>()

/** What the router puts around a page: a place for its styles, the entry script, and the chunks of matched routes. */
export function routerManifest(manifest: ClientManifest, locale: string): ServerManifest {
  const byLocale = cache.get(manifest) ?? new Map<string, ServerManifest>()
  cache.set(manifest, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const made = makeManifest(manifest, locale)
  byLocale.set(locale, made)
  return made
}

function makeManifest({ locales }: ClientManifest, locale: string): ServerManifest {
  const assets = locales[locale] ?? Object.values(locales)[0]
  if (!assets) throw new Error('The client was built for no language')
  const { entry, preloads, routes, parts } = assets
  const brought = Object.fromEntries(
    Object.entries(routes).map(([id, chunks]) => [id, [...chunks, ...(parts[id] ?? [])]]),
  )
  return {
    inlineCss: { styles: { [placeholder]: placeholder } },
    routes: {
      ...Object.fromEntries(Object.keys(brought).map((id) => [id, { preloads: ownChunks(id, brought) }])),
      __root__: {
        css: [placeholder],
        preloads: [entry, ...preloads, ...(parts.__root__ ?? [])],
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

/** A page and the route round it share chunks, and both are on the screen: each chunk is named once. */
function ownChunks(id: string, routes: Record<string, string[]>): string[] {
  const around = Object.keys(routes).filter((other) => id.startsWith(`${other}/`))
  const known = new Set(around.flatMap((other) => routes[other] ?? []))
  return (routes[id] ?? []).filter((chunk) => !known.has(chunk))
}
