/** Bundles a bundle once more, with the small chunks that pages share put together. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BuildMetafile, BunPlugin } from 'bun'
import { type ChunkGraph, chunkGraph, importsOf } from './chunk-graph.ts'
import { groupChunks, type Load } from './groups.ts'

/** Bytes of script that a page may bring at most (scripts/budgets.test.ts), with some left for what is built next. */
const heaviestPage = 19_500
/** Bytes by which a page may grow for having fewer files. */
const mayGrow = 1_500
/** Where most people come in: these pages bring nothing that they do not need (goals: the first load). */
const openedFirst = ['src/routes/index.tsx', 'src/routes/members/index.tsx']
/** What a byte counts of what comes with the page, and of what comes after it. */
const weights = { 'at once': 0.5, 'by itself': 0.1 }

/** A build in memory: `Bun.build` with `metafile` and without `outdir`. */
type Bundle = Pick<Bun.BuildOutput, 'outputs' | 'metafile'>

/** What the second build tells, in the sources of the first; `options` are those of both. The entry's own imports keep their names. */
export async function regroup(
  first: Bundle,
  read: (path: string) => string,
  options: Omit<Bun.BuildConfig, 'entrypoints'> & { outdir: string },
): Promise<BuildMetafile> {
  const build = first.metafile
  if (!build) throw new Error('The build told nothing about its outputs')
  const texts = new Map(await Promise.all(first.outputs.map(async (file) => [file.path, await file.text()] as const)))
  const graph = chunkGraph(build, read)
  const kept = [...graph.initial].filter((chunk) => chunk !== graph.entry)
  const files = grouped(build, graph, texts)
  // By itself the entry would share what it exports with the rest in one chunk more.
  const entry = placeOf('entry.js')
  files[entry] = importOf(graph.entry)
  const plugins = [leaving(kept)]
  const { metafile } = await Bun.build({ ...options, entrypoints: [entry], files, root: import.meta.dir, plugins })
  for (const path of kept) writeFileSync(join(options.outdir, path), texts.get(path) ?? '')
  return inSources(build, kept, metafile)
}

/** Of the files in memory: the bundler wants a folder that is there. */
const placeOf = (path: string) => join(import.meta.dir, path)

/** Imports of these stay as they are. */
const leaving = (chunks: string[]): BunPlugin => ({
  name: 'what stays',
  setup(builder) {
    const filter = new RegExp(`^(${chunks.map((path) => RegExp.escape(path)).join('|')})$`)
    builder.onResolve({ filter }, ({ path }) => ({ path, external: true }))
  },
})

/** The files of the build, and one for each group: who needs a chunk of it asks for all of them, and so they share a file. */
function grouped(build: BuildMetafile, graph: ChunkGraph, texts: Map<string, string>): Record<string, string> {
  const groups = groupsOf(build, graph, texts)
  const groupOf = new Map(groups.flatMap((chunks, group) => chunks.map((chunk) => [chunk, group] as const)))
  const files = Object.fromEntries(
    groups.map((chunks, group) => [placeOf(nameOf(group)), chunks.map(importOf).join('')]),
  )
  for (const [path, text] of texts) {
    const needed = new Set(
      (build.outputs[path] ? importsOf(build.outputs[path]) : []).map((chunk) => groupOf.get(chunk)),
    )
    const others = [...needed].filter((group) => group !== undefined && group !== groupOf.get(path))
    files[placeOf(path)] = `${text}\n${others.map((group) => importOf(nameOf(group!))).join('')}`
  }
  return files
}

const nameOf = (group: number) => `./group-${group}.js`
const importOf = (path: string) => `import ${JSON.stringify(path)};\n`

function groupsOf(build: BuildMetafile, graph: ChunkGraph, texts: Map<string, string>): string[][] {
  const isShared = (path: string) => !graph.initial.has(path) && !build.outputs[path]?.entryPoint
  const sizes = new Map([...texts].map(([path, text]) => [path, graph.initial.has(path) ? 0 : bytesOnWire(text)]))
  const bytesOf = (path: string) => sizes.get(path) ?? 0
  const shared = graph.scripts
    .filter(isShared)
    .map((name) => ({ name, bytes: bytesOf(name), needs: graph.later([name]).filter((need) => need !== name) }))
  const pages = [...graph.pages].filter(([, { length }]) => length > 0)
  const loads = pages.flatMap(([file, chunks]): Load[] => {
    const bytes = chunks.reduce((sum, chunk) => sum + bytesOf(chunk), 0)
    const room = openedFirst.includes(file) ? Number.NEGATIVE_INFINITY : Math.min(mayGrow, heaviestPage - bytes)
    return [
      { chunks: new Set(chunks), weight: 1, room },
      withParts(graph, chunks, 'at once'),
      withParts(graph, [...chunks, ...graph.frame], 'by itself'),
    ]
  })
  return groupChunks(shared, loads)
}

/** By and large: the best compression would take longer than the build. */
const bytesOnWire = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).byteLength

/** A page with all the parts that its code, and theirs, asks for. */
function withParts({ later, asked }: ChunkGraph, page: string[], when: keyof typeof weights): Load {
  const chunks = new Set(page)
  for (let before = 0; before !== chunks.size; ) {
    before = chunks.size
    for (const chunk of later(asked(chunks, when))) chunks.add(chunk)
  }
  return { chunks, weight: weights[when], room: Number.POSITIVE_INFINITY }
}

/** The second build's account with what was kept, and with the first's sources in place of its files. */
function inSources(
  { inputs, outputs }: BuildMetafile,
  kept: string[],
  second: BuildMetafile | undefined,
): BuildMetafile {
  if (!second) throw new Error('The second build told nothing about its outputs')
  const again = Object.entries(second.outputs).map(([path, { entryPoint, ...output }]) => {
    const files = Object.keys(output.inputs).flatMap((file) => outputs[`./${basename(file)}`] ?? [])
    const source = entryPoint && files.find((file) => file.entryPoint)?.entryPoint
    const sources = Object.assign({}, ...files.map((file) => file.inputs))
    const fromKept = kept.filter((chunk) => files.some((file) => importsOf(file).includes(chunk)))
    const imports = [
      ...output.imports,
      ...fromKept.map((chunk) => ({ path: chunk, kind: 'import-statement' as const })),
    ]
    return [path, { ...output, imports, ...(source && { entryPoint: source }), inputs: sources }]
  })
  return { inputs, outputs: Object.fromEntries([...again, ...kept.map((path) => [path, outputs[path]])]) }
}
