/** Builds the gallery of states (`src/testing/gallery`): a client of its own, of which no page of the product knows. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BunPlugin } from 'bun'
import { clientDefines, distDir } from './build.ts'
import { wordsOf } from './lib/words-plugin.ts'

const root = resolve(import.meta.dir, '..')

/** In which the gallery lies, with its entry `gallery.js`. */
export const statesDir = resolve(distDir, 'states')

/** Has what a page remembers put back between two states: the atoms of our own files are recorded. */
const recordedAtoms: BunPlugin = {
  name: 'recorded atoms',
  setup(builder) {
    const recorded = resolve(root, 'src/testing/recorded-store.ts')
    builder.onResolve({ filter: /^@tanstack\/react-store$/ }, ({ importer }) =>
      importer.startsWith(resolve(root, 'src')) && importer !== recorded ? { path: recorded } : undefined,
    )
  },
}

/** Throws where the libraries of the component tests are not installed. */
export async function buildStates(locale: string): Promise<void> {
  mkdirSync(statesDir, { recursive: true })
  await Bun.build({
    entrypoints: [resolve(root, 'src/testing/gallery/gallery.tsx')],
    outdir: statesDir,
    target: 'browser',
    splitting: true,
    define: clientDefines(false),
    naming: { entry: '[name].[ext]', chunk: '[hash].[ext]', asset: '[hash].[ext]' },
    plugins: [wordsOf(locale), recordedAtoms],
  })
}
