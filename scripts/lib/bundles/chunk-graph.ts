/** Which chunks of a build need which, from the bundler's own account of it. */
import type { BuildMetafile } from 'bun'

/** When a part is fetched: with the code around it, or once the page is alive. */
type When = 'at once' | 'by itself'

export interface ChunkGraph {
  scripts: string[]
  entry: string
  /** What the browser loads on every page. */
  initial: ReadonlySet<string>
  /** These with all that they import, without what is there from the beginning. */
  later(chunks: Iterable<string>): string[]
  /** The chunks of the parts that the code of these asks for. */
  asked(chunks: Iterable<string>, when: When): string[]
  /** What the page of each route brings, by the file of the route. */
  pages: Map<string, string[]>
  /** What the code of every page may ask for. */
  frame: string[]
}

/** How a call of `lazyPart` says when its part is loaded. */
const parts: Record<When, RegExp> = {
  'at once': /\(\s*\(\) => import\('([^']+)'\),\s*'\w+',\s*'(?:at-once|before-hydration)'/g,
  'by itself': /\(\s*\(\) => import\('([^']+)'\),\s*'\w+',\s*'(?:at-once|before-hydration|once-alive)'/g,
}

/** `read` gives the text of a source file. */
export function chunkGraph({ inputs, outputs }: BuildMetafile, read: (path: string) => string): ChunkGraph {
  const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'))
  const chunkOf = new Map(scripts.map((path) => [outputs[path]?.entryPoint, path]))
  const entry = chunkOf.get('src/client.tsx')
  if (!entry) throw new Error('The build has no client entry')
  const initial = withImports(outputs, [entry])
  const later = (chunks: Iterable<string>) => [...withImports(outputs, chunks)].filter((chunk) => !initial.has(chunk))

  const importedLater = (file: string, isWanted = (_: string) => true) =>
    (inputs[file]?.imports ?? []).flatMap(({ kind, original, entryPoint }) =>
      kind === 'dynamic-import' && isWanted(original ?? '') ? (chunkOf.get(entryPoint ?? '') ?? []) : [],
    )
  const filesOf = (chunks: Iterable<string>) =>
    [...chunks].flatMap((chunk) => Object.keys(outputs[chunk]?.inputs ?? {}))
  const asked = (chunks: Iterable<string>, when: When) => {
    const files = filesOf(chunks).filter((file) => file.startsWith('src/'))
    return files.flatMap((file) => {
      const wanted = [...read(file).matchAll(parts[when])].map(([, path]) => path)
      return wanted.length > 0 ? importedLater(file, (path) => wanted.includes(path)) : []
    })
  }
  const isRoute = (file: string) => file.startsWith('src/routes/')
  const pages = new Map(
    Object.keys(inputs)
      .filter(isRoute)
      .map((file) => [file, later(importedLater(file))]),
  )
  const frame = later(filesOf(initial).flatMap((file) => (isRoute(file) ? [] : importedLater(file))))
  return { scripts, entry, initial, later, asked, pages, frame }
}

/** Chunks with all that they import. */
function withImports(outputs: BuildMetafile['outputs'], chunks: Iterable<string>, seen = new Set<string>()) {
  for (const chunk of chunks) {
    const output = outputs[chunk]
    if (seen.has(chunk) || !output) continue
    seen.add(chunk)
    withImports(outputs, importsOf(output), seen)
  }
  return seen
}

/** What a chunk imports before it runs. */
export function importsOf({ imports }: BuildMetafile['outputs'][string]): string[] {
  return imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)
}
