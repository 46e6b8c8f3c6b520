import { gzipSync, zstdCompressSync } from 'bun'

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

/** The same answer in the smallest encoding the browser takes; streams and small answers stay as they are. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const accepted = request.headers.get('accept-encoding') ?? ''
  const isPlain =
    compressible.test(type) && !type.startsWith('text/event-stream') && !response.headers.has('content-encoding')
  if (!isPlain || !/\b(zstd|gzip)\b/.test(accepted)) return response
  const content = await response.bytes()
  const { status, headers } = response
  headers.append('vary', 'accept-encoding')
  const encoding = content.byteLength < 1024 ? undefined : /\bzstd\b/.test(accepted) ? 'zstd' : 'gzip'
  if (encoding) headers.set('content-encoding', encoding)
  const body = encoding === 'zstd' ? zstdCompressSync(content, { level: 3 }) : encoding ? gzipSync(content) : content
  headers.delete('content-length')
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers })
}
