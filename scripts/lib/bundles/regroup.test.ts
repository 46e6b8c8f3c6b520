import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chunkGraph } from './chunk-graph.ts'
import { regroup } from './regroup.ts'

const root = mkdtempSync(join(tmpdir(), 'vonk-regroup-'))
const outdir = join(root, 'dist')
afterAll(() => rmSync(root, { recursive: true }))

/** Three pages, of which each two have something in common. */
const sources: Record<string, string> = {
  'src/client.tsx': `
    import './kept.ts'
    import one from './routes/one.tsx'
    import two from './routes/two.tsx'
    import three from './routes/three.tsx'
    globalThis.pages = [one, two, three]`,
  'src/vendor.ts': `import './kept.ts'`,
  'src/kept.ts': `globalThis.said = ['kept']`,
  'src/routes/one.tsx': `export default () => import('../One.tsx')`,
  'src/routes/two.tsx': `export default () => import('../Two.tsx')`,
  'src/routes/three.tsx': `export default () => import('../Three.tsx')`,
  'src/One.tsx': `import { a } from './a.ts'; import { c } from './c.ts'; export const One = () => a() + c()`,
  'src/Two.tsx': `import { a } from './a.ts'; import { b } from './b.ts'; export const Two = () => a() + b()`,
  'src/Three.tsx': `import { b } from './b.ts'; import { c } from './c.ts'; export const Three = () => b() + c()`,
  'src/a.ts': `globalThis.said.push('a'); export const a = () => 'A'`,
  'src/b.ts': `globalThis.said.push('b'); export const b = () => 'B'`,
  'src/c.ts': `globalThis.said.push('c'); export const c = () => 'C'`,
}
const read = (path: string) => sources[path] ?? ''

const options = {
  target: 'browser',
  splitting: true,
  minify: true,
  modulePreload: false,
  metafile: true,
  naming: { entry: '[hash].[ext]', chunk: '[hash].[ext]' },
} as const

for (const [path, text] of Object.entries(sources)) await Bun.write(join(root, path), text)
// A build tells of its sources by their place in the folder that it was begun in.
const before = process.cwd()
process.chdir(root)
const built = await Bun.build({ ...options, root, entrypoints: ['./src/client.tsx', './src/vendor.ts'] })
process.chdir(before)
const first = chunkGraph(built.metafile!, read)
const account = await regroup(built, read, { ...options, outdir })
const graph = chunkGraph(account, read)

test('what is small and shared comes in one file', () => {
  const filesOf = ({ pages }: typeof graph) => [...pages.values()].map(({ length }) => length)
  expect(filesOf(first)).toEqual([3, 3, 3])
  expect(filesOf(graph)).toEqual([2, 2, 2])
})

test('what the entry shares keeps its name, and is still told as what comes first', async () => {
  const kept = [...first.initial].filter((chunk) => chunk !== first.entry)
  expect(kept).toHaveLength(1)
  expect([...graph.initial].sort()).toEqual([graph.entry, ...kept].sort())
  expect(await Bun.file(join(outdir, graph.entry)).text()).toContain(`"${kept[0]}"`)
})

test('every page says what it said, and nothing runs twice', async () => {
  const window = globalThis as unknown as { pages: (() => Promise<Record<string, () => string>>)[]; said: string[] }
  await import(join(outdir, graph.entry))
  const said = await Promise.all(window.pages.map(async (load) => Object.entries(await load())))
  expect(said.flat().flatMap(([name, page]) => (/^[A-Z]\w+$/.test(name) ? `${name}: ${page()}` : []))).toEqual([
    'One: AC',
    'Two: AB',
    'Three: BC',
  ])
  expect(window.said.toSorted()).toEqual(['a', 'b', 'c', 'kept'])
})
