import { resolve } from 'node:path'
import { distDir } from '../../scripts/build.ts'

const assetName = /^[\w-]+\.(js|json|css|svg|map)$/
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  map: 'application/json',
}

/** A file of the build by its hashed name, in the best encoding the browser takes: cached for good. */
export async function serveAsset(name: string, request: Request): Promise<Response> {
  const match = assetName.exec(name)
  if (!match) return new Response('Not found', { status: 404 })
  const path = resolve(distDir, 'assets', name)
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encodings = [
    ['br', '.br'],
    ['zstd', '.zst'],
  ] as const
  for (const [encoding, suffix] of encodings) {
    if (!accepted.includes(encoding)) continue
    const file = Bun.file(path + suffix)
    if (await file.exists()) return assetResponse(file, match[1] as string, encoding)
  }
  const file = Bun.file(path)
  return (await file.exists()) ? assetResponse(file, match[1] as string) : new Response('Not found', { status: 404 })
}

function assetResponse(file: Blob, extension: string, encoding?: string): Response {
  return new Response(file, {
    headers: {
      'content-type': types[extension] as string,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}
