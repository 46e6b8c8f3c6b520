/** What a browser loads for which page and part, from the bundler's own account of a build. */
import type { BuildMetafile } from 'bun'
import { chunkGraph } from '../bundles/chunk-graph.ts'

/** Addresses of the build's scripts, in one language. */
export interface LocaleAssets {
  entry: string
  preloads: string[]
  /** What the page of a route brings, by the route's id. */
  routes: Record<string, string[]>
  /** Further chunks that the page's code requests immediately; those of the frame have the key `__root__`. */
  parts: Record<string, string[]>
}

/** Which chunks a page or a part needs besides its own, by its name: their places in the list of all such chunks. */
export interface ChunkImports {
  chunks: string[]
  importsOf: Record<string, number[]>
}

/** `read` gives the text of a source file. */
export function clientAssets(build: BuildMetafile, read: (path: string) => string): [LocaleAssets, ChunkImports] {
  const { scripts, entry, initial, later, asked, pages } = chunkGraph(build, read)
  const assets: LocaleAssets = {
    entry: urlOf(entry),
    preloads: [...initial].filter((chunk) => chunk !== entry).map(urlOf),
    routes: {},
    parts: {},
  }
  for (const [file, chunks] of pages) {
    if (chunks.length === 0) continue
    const id = routeIdOf(read(file))
    const parts = later(asked(chunks, 'at once')).filter((chunk) => !chunks.includes(chunk))
    assets.routes[id] = chunks.map(urlOf)
    assets.parts[id] = parts.map(urlOf)
  }
  assets.parts.__root__ = later(asked(initial, 'at once')).map(urlOf)

  const named = scripts.flatMap((own) => {
    const chunks = initial.has(own) ? [] : later([own])
    const others = [...new Set([...chunks, ...later(asked(chunks, 'at once'))])].filter((chunk) => chunk !== own)
    const { entryPoint, exports = [] } = build.outputs[own] ?? {}
    return entryPoint && others.length > 0 ? exports.map((name) => ({ name, others })) : []
  })
  return [assets, numbered(named)]
}

/** Many chunks import the same one, so each is listed once, and referred to by its number. */
function numbered(all: { name: string; others: string[] }[]): ChunkImports {
  const chunks = [...new Set(all.flatMap(({ others }) => others))]
  const importsOf: ChunkImports['importsOf'] = {}
  // Two parts of one name get what either needs.
  for (const { name, others } of all)
    importsOf[name] = [...new Set([...(importsOf[name] ?? []), ...others.map((chunk) => chunks.indexOf(chunk))])]
  return { chunks: chunks.map(urlOf), importsOf }
}

const urlOf = (chunk: string): string => `/assets/${chunk.split('/').at(-1)}`

/** The id a route file declares; TanStack's generator keeps it in step with the file's name. */
function routeIdOf(source: string): string {
  return /createFileRoute\(\s*'([^']+)'/.exec(source)?.[1] ?? '__root__'
}
