/**
 * Makes what is derived from sources and not in git: the compiled words and the route tree. Skips what is fresh, and
 * does not even load what would make it: a server that was killed is waited for.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { hashOf } from './lib/hash.ts'

const root = resolve(import.meta.dir, '..')
const wordsDir = resolve(root, 'i18n/paraglide')
const routeTree = resolve(root, 'src/routeTree.gen.ts')
/** Of the same routes those that members' pages know: the back office is a client of its own. */
export const membersTree = resolve(root, 'src/routeTree.members.gen.js')

export async function generate(): Promise<void> {
  const words = ['i18n/messages', 'i18n/project.inlang/settings.json']
  listWords()
  await unlessFresh({ made: [wordsDir], sources: words, stampFile: resolve(wordsDir, '.stamp') }, compileWords)
  const routes = ['src/routes', 'bun.lock']
  const stampFile = resolve(root, 'dist/routes.stamp')
  await unlessFresh({ made: [routeTree, membersTree], sources: routes, stampFile }, generateRouteTrees)
}

interface Derived {
  made: string[]
  sources: string[]
  /** Holds the hash that the sources had when it was last made. */
  stampFile: string
}

async function unlessFresh({ made, sources, stampFile }: Derived, make: () => Promise<void>): Promise<void> {
  const stamp = hashOf(sources.map((path) => resolve(root, path)))
  if (made.every(existsSync) && readStamp(stampFile) === stamp) return
  await make()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

const wordsSettings = resolve(root, 'i18n/project.inlang/settings.json')

/** The files of words are named in the settings as they lie in their folder: the compiler finds none by itself. */
function listWords(): void {
  const settings = readFileSync(wordsSettings, 'utf8')
  const { baseLocale } = JSON.parse(settings)
  const files = readdirSync(resolve(root, 'i18n/messages', baseLocale)).sort()
  const patterns = files.map((file) => `      "./messages/{locale}/${file}"`).join(',\n')
  const listed = settings.replace(/("pathPattern": \[\n)[^\]]*(\n {4}\])/, `$1${patterns}$2`)
  if (listed !== settings) writeFileSync(wordsSettings, listed)
}

async function compileWords(): Promise<void> {
  const { compile } = await import('@inlang/paraglide-js')
  await compile({
    project: resolve(root, 'i18n/project.inlang'),
    outdir: wordsDir,
    outputStructure: 'locale-modules',
    strategy: ['globalVariable', 'baseLocale'],
    emitTsDeclarations: false,
    emitReadme: false,
  })
  assertCompiled()
}

/** Offline, the compiler only warns when it cannot read the messages, and makes an empty catalogue. */
function assertCompiled(): void {
  const { baseLocale } = JSON.parse(readFileSync(wordsSettings, 'utf8'))
  const source = readFileSync(resolve(root, `i18n/messages/${baseLocale}/shell.json`), 'utf8')
  const [key] = Object.keys(JSON.parse(source)).filter((name) => !name.startsWith('$'))
  const compiled = readFileSync(resolve(wordsDir, `messages/${baseLocale}.js`), 'utf8')
  if (key && !compiled.includes(key))
    throw new Error('The words were not compiled: is @inlang/plugin-message-format installed?')
}

async function generateRouteTrees(): Promise<void> {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const trees = [
    { generatedRouteTree: routeTree },
    { generatedRouteTree: membersTree, routeFileIgnorePattern: '^admin', disableTypes: true },
  ]
  for (const tree of trees) {
    const common = { routesDirectory: './src/routes', quoteStyle: 'single', disableLogging: true } as const
    const config = getConfig({ ...common, autoCodeSplitting: false, ...tree }, root)
    await new Generator({ config, root }).run()
  }
}

function readStamp(stampFile: string): string | undefined {
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
