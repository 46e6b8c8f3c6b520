/** What a browser loads for which page and part, from the bundler's own account of a build. */
import type { BuildMetafile } from 'bun'

/** Addresses of the build's scripts, in one language. */
export interface LocaleAssets {
  entry: string
  preloads: string[]
  /** What the page of a route brings, by the route's id. */
  routes: Record<string, string[]>
  /** What the code of that page asks for at once besides; the frame's stands under `__root__`. */
  parts: Record<string, string[]>
}

/** Which chunks a page or a part needs besides its own, by its name: their places in the list of all such chunks. */
export interface ChunkImports {
  chunks: string[]
  importsOf: Record<string, number[]>
}

/** How `lazyPart` is told that its part comes with the code around it. */
const partAtOnce = /\(\s*\(\) => import\('([^']+)'\),\s*'\w+',\s*'(?:at-once|before-hydration)'/g

/** `read` gives the text of a source file. */
export function clientAssets(build: BuildMetafile, read: (path: string) => string): [LocaleAssets, ChunkImports] {
  const { inputs, outputs } = build
  const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'))
  const chunkOf = (file: string) => scripts.find((path) => outputs[path]?.entryPoint === file)
  const entry = chunkOf('src/client.tsx')
  if (!entry) throw new Error('The build has no client entry')
  const initial = withImports(outputs, [entry])
  const later = (chunks: string[]) => [...withImports(outputs, chunks)].filter((chunk) => !initial.has(chunk))

  const importedLater = (file: string, isWanted = (_: string) => true) =>
    (inputs[file]?.imports ?? []).flatMap(({ kind, original, entryPoint }) =>
      kind === 'dynamic-import' && isWanted(original ?? '') ? (chunkOf(entryPoint ?? '') ?? []) : [],
    )
  const askedAtOnce = (chunks: Iterable<string>) => {
    const files = [...chunks].flatMap((chunk) => Object.keys(outputs[chunk]?.inputs ?? {}))
    const ours = files.filter((file) => file.startsWith('src/'))
    return ours.flatMap((file) => {
      const parts = [...read(file).matchAll(partAtOnce)].map(([, path]) => path)
      return parts.length > 0 ? importedLater(file, (path) => parts.includes(path)) : []
    })
  }

  const assets: LocaleAssets = {
    entry: urlOf(entry),
    preloads: [...initial].filter((chunk) => chunk !== entry).map(urlOf),
    routes: {},
    parts: {},
  }
  for (const file of Object.keys(inputs).filter((path) => path.startsWith('src/routes/'))) {
    const chunks = later(importedLater(file))
    if (chunks.length === 0) continue
    const id = routeIdOf(read(file))
    const parts = later(askedAtOnce(chunks)).filter((chunk) => !chunks.includes(chunk))
    assets.routes[id] = chunks.map(urlOf)
    assets.parts[id] = parts.map(urlOf)
  }
  assets.parts.__root__ = later(askedAtOnce(initial)).map(urlOf)

  const named = scripts.flatMap((own) => {
    const chunks = initial.has(own) ? [] : later([own])
    const others = [...new Set([...chunks, ...later(askedAtOnce(chunks))])].filter((chunk) => chunk !== own)
    return outputs[own]?.entryPoint && others.length > 0 ? outputs[own].exports.map((name) => ({ name, others })) : []
  })
  return [assets, numbered(named)]
}

type Outputs = BuildMetafile['outputs']

/** Chunks with all that they import. */
function withImports(outputs: Outputs, chunks: string[], seen = new Set<string>()): Set<string> {
  for (const chunk of chunks) {
    const output = outputs[chunk]
    if (seen.has(chunk) || !output) continue
    seen.add(chunk)
    const imported = output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)
    withImports(outputs, imported, seen)
  }
  return seen
}

/** The same chunk is needed by many: each stands in the list once. */
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
