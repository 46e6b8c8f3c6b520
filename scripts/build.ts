/** Builds what browsers load: one bundle per language, one stylesheet, the push worker, the icons; with compressed twins. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { BunPlugin } from 'bun'
import { generate, membersTree } from './generate.ts'
import { clientAssets, type LocaleAssets } from './lib/assets/client-assets.ts'
import { compileCss } from './lib/assets/css.ts'
import { drawIcons } from './lib/assets/icons.ts'
import { regroup } from './lib/bundles/regroup.ts'
import { hashOf } from './lib/hash.ts'
import { wordsOf } from './lib/words-plugin.ts'

const root = resolve(import.meta.dir, '..')
export const distDir = resolve(root, 'dist')
/** What the mark looks like where the drawing itself is not taken (`lib/assets/icons.ts`). */
export const iconsDir = resolve(distDir, 'icons')
/** What browsers run for push messages, in `distDir`. */
export const pushWorker = 'sw-push.js'
const manifestFile = resolve(distDir, 'manifest.json')
const brotli = promisify(brotliCompress)

/** What the server needs to know to render a page around the bundles. */
export interface ClientManifest {
  stamp: string
  /** All styles; a page has in itself those that it uses. */
  css: string
  /** Where the same lies for browsers. */
  stylesheet?: string
  locales: Record<string, LocaleAssets>
  /** The client of the back office, which alone knows its pages. */
  office: Record<string, LocaleAssets>
}

/** The build on disk when it is fresh, else a new one. The words and the route tree must have been generated. */
export async function ensureBuilt(options: { production: boolean }): Promise<ClientManifest> {
  const stamp = `${options.production ? 'production' : 'development'}:${stampOf()}`
  const existing = readManifest()
  return existing?.stamp === stamp ? existing : build(stamp, options)
}

function stampOf(): string {
  const sources = ['src', 'i18n/messages', 'scripts', 'db/reference', 'bun.lock', 'tsconfig.json']
  return hashOf(sources.map((path) => resolve(root, path)))
}

function readManifest(): ClientManifest | undefined {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : undefined
}

async function build(stamp: string, { production }: { production: boolean }): Promise<ClientManifest> {
  const assetsDir = resolve(distDir, 'assets')
  const previous = existsSync(assetsDir) ? new Set(readdirSync(assetsDir)) : new Set<string>()
  mkdirSync(assetsDir, { recursive: true })
  await buildPushWorker(production)
  await drawIcons(iconsDir)
  const css = await compileCss(resolve(root, 'src/app.css'), { minify: production })
  const locales: ClientManifest['locales'] = {}
  const office: ClientManifest['office'] = {}
  for (const locale of builtLocales()) {
    const common = { locale, outdir: assetsDir, production }
    locales[locale] = await buildClient({ ...common, plugins: [wordsOf(locale), membersRoutes] })
    office[locale] = await buildClient({ ...common, plugins: [wordsOf(locale)] })
  }
  const cssName = `${Bun.hash(css).toString(36)}.css`
  writeFileSync(resolve(assetsDir, cssName), css)
  if (production) await compressAll(assetsDir, previous)
  const manifest = { stamp, css, stylesheet: `/assets/${cssName}`, locales, office }
  writeFileSync(`${manifestFile}.new`, JSON.stringify(manifest))
  renameSync(`${manifestFile}.new`, manifestFile)
  return manifest
}

export function builtLocales(): string[] {
  return JSON.parse(readFileSync(resolve(root, 'i18n/project.inlang/settings.json'), 'utf8')).locales
}

/** Leads the import of the route tree to that of members' pages. */
const membersRoutes: BunPlugin = {
  name: 'the routes of members',
  setup(builder) {
    builder.onResolve({ filter: /\/routeTree\.gen\.ts$/ }, () => ({ path: membersTree }))
  },
}

/** By a fixed name: browsers look there for a newer one by themselves. */
async function buildPushWorker(minify: boolean): Promise<void> {
  const entrypoints = [resolve(root, 'src/features/push/worker/sw-push.ts')]
  await Bun.build({ entrypoints, outdir: distDir, target: 'browser', format: 'iife', minify, naming: pushWorker })
}

interface ClientOptions {
  outdir: string
  production: boolean
  plugins: BunPlugin[]
}

async function buildClient({ outdir, production, plugins }: ClientOptions): Promise<LocaleAssets> {
  const options = bundling(production)
  const entrypoints = ['src/client.tsx', 'src/vendor.ts'].map((path) => resolve(root, path))
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
  const first = await Bun.build({ ...options, entrypoints, root, plugins, ...(production ? {} : { outdir }) })
  const metafile = production ? await regroup(first, read, { ...options, outdir }) : first.metafile
  if (!metafile) throw new Error('The build told nothing about its outputs')
  const [assets, imports] = clientAssets(metafile, read)
  const beside = basename(assets.entry).replace(/js$/, 'json')
  writeFileSync(resolve(outdir, beside), JSON.stringify(imports))
  return assets
}

const bundling = (production: boolean) =>
  ({
    target: 'browser',
    splitting: true,
    minify: production,
    sourcemap: production ? 'none' : 'linked',
    // In the entry Bun would keep a list of what each chunk imports, which grows with every page: it lies beside the entry.
    modulePreload: false,
    metafile: true,
    naming: { entry: '[hash].[ext]', chunk: '[hash].[ext]', asset: '[hash].[ext]' },
    define: clientDefines(production),
  }) as const satisfies Partial<Bun.BuildConfig>

/** Settled while bundling: NODE_ENV also picks the packages' production builds; without the other, hydration dies. */
export function clientDefines(production: boolean): Record<string, string> {
  return {
    'process.env.NODE_ENV': production ? '"production"' : '"development"',
    'process.env.TSS_INLINE_CSS_ENABLED': '"true"',
  }
}

/** Compresses, beside the event loop, each file of `dir` that had no compressed twins: also those that a killed build has left. */
async function compressAll(dir: string, previous: Set<string>): Promise<void> {
  const fresh = readdirSync(dir).filter((name) => /\.(js|css|svg|json)$/.test(name) && !previous.has(`${name}.zst`))
  const compress = async (name: string) => {
    const content = readFileSync(resolve(dir, name))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(resolve(dir, `${name}.br`), await brotli(content, { params }))
    writeFileSync(resolve(dir, `${name}.zst`), await Bun.zstdCompress(content, { level: 19 }))
  }
  await Promise.all(fresh.map(compress))
}

if (import.meta.main) {
  rmSync(distDir, { recursive: true, force: true })
  await generate()
  await ensureBuilt({ production: process.env.NODE_ENV !== 'development' })
  process.exit(0)
}
