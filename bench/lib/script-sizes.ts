import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { clientDefines, distDir } from '../../scripts/build.ts'
import type { LocaleAssets } from '../../scripts/lib/assets/client-assets.ts'
import { root } from '../../scripts/lib/run.ts'

/** Bytes of script on the wire, brotli: what the browser loads on every page, and at first on this one. */
export function firstLoad(assets: LocaleAssets, route: string): number {
  return sizeOf(initialFiles(assets)) + routeSize(assets, route)
}

/** Bytes of script on the wire that this route's page brings along, brotli. */
export function routeSize({ routes }: LocaleAssets, route: string): number {
  return sizeOf(routes[route] ?? [])
}

export function initialFiles({ entry, preloads }: LocaleAssets): string[] {
  return [entry, ...preloads]
}

/** Where an address of the build lies on the disk. */
export function fileOf(url: string): string {
  return resolve(distDir, url.slice(1))
}

function sizeOf(urls: string[]): number {
  return urls.reduce((sum, url) => sum + statSync(`${fileOf(url)}.br`).size, 0)
}

/** The least that an application on our libraries loads, as bundles. */
export async function buildEmptyApp(): Promise<Uint8Array<ArrayBuffer>[]> {
  const { outputs } = await Bun.build({
    entrypoints: [resolve(root, 'bench/empty-app/client.tsx')],
    target: 'browser',
    minify: true,
    define: clientDefines(true),
  })
  return Promise.all(outputs.map(async (output) => new Uint8Array(await output.arrayBuffer())))
}

/** Bytes on the wire, brotli. */
export async function sizeOfEmptyApp(): Promise<number> {
  const bundles = await buildEmptyApp()
  return bundles.reduce((sum, bundle) => sum + brotliCompressSync(bundle).byteLength, 0)
}
