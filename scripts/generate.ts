/** Makes what is derived from sources and not in git: the compiled words and the route tree. Skips what is fresh. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { Generator, getConfig } from '@tanstack/router-generator'
import { hashOf } from './lib/hash.ts'

const root = resolve(import.meta.dir, '..')
const wordsDir = resolve(root, 'i18n/paraglide')
const stampFile = resolve(wordsDir, '.stamp')

export async function generate(): Promise<void> {
  await compileWords()
  await generateRouteTree()
}

async function compileWords(): Promise<void> {
  const stamp = hashOf([resolve(root, 'i18n/messages'), resolve(root, 'i18n/project.inlang/settings.json')])
  if (readStamp() === stamp) return
  await compile({
    project: resolve(root, 'i18n/project.inlang'),
    outdir: wordsDir,
    outputStructure: 'locale-modules',
    strategy: ['globalVariable', 'baseLocale'],
    emitTsDeclarations: false,
    emitReadme: false,
  })
  assertCompiled()
  writeFileSync(stampFile, stamp)
}

/** Offline, the compiler only warns when it cannot read the messages, and makes an empty catalogue. */
function assertCompiled(): void {
  const { baseLocale } = JSON.parse(readFileSync(resolve(root, 'i18n/project.inlang/settings.json'), 'utf8'))
  const source = readFileSync(resolve(root, `i18n/messages/${baseLocale}/shell.json`), 'utf8')
  const [key] = Object.keys(JSON.parse(source)).filter((name) => !name.startsWith('$'))
  const compiled = readFileSync(resolve(wordsDir, `messages/${baseLocale}.js`), 'utf8')
  if (key && !compiled.includes(key))
    throw new Error('The words were not compiled: is @inlang/plugin-message-format installed?')
}

async function generateRouteTree(): Promise<void> {
  const config = getConfig(
    {
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      autoCodeSplitting: false,
      quoteStyle: 'single',
      disableLogging: true,
    },
    root,
  )
  await new Generator({ config, root }).run()
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  await generate()
  process.exit(0)
}
