import { gzipSync, zstdCompressSync } from 'bun'

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/

/** The same answer in the smallest encoding the browser takes; streams and small answers stay as they are. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  const isPlain = compressible.test(type) && !type.startsWith('text/event-stream') && !headers.has('content-encoding')
  if (!isPlain || !encodingFor(request)) return response
  const content = await response.bytes()
  headers.delete('content-length')
  return encoded(request, content as Uint8Array<ArrayBuffer>, response)
}

type Encoding = 'zstd' | 'gzip'

/** Bytes. What smaller answers would save is less than a packet on the line. */
const worthwhile = 2048

/** An answer in the smallest encoding the browser takes, of what is in hand already. */
export function encoded(
  request: Request,
  content: string | Uint8Array<ArrayBuffer>,
  { status, headers }: { status?: number; headers: Headers },
): Response {
  const encoding = content.length < worthwhile ? undefined : encodingFor(request)
  headers.append('vary', 'accept-encoding')
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(encoding ? encode[encoding](content) : content, { status, headers })
}

const encode = {
  zstd: (content: string | Uint8Array<ArrayBuffer>) => zstdCompressSync(content, { level: 3 }) as Buffer<ArrayBuffer>,
  gzip: (content: string | Uint8Array<ArrayBuffer>) => gzipSync(content),
}

function encodingFor({ headers }: Request): Encoding | undefined {
  const accepted = headers.get('accept-encoding') ?? ''
  return /\bzstd\b/.test(accepted) ? 'zstd' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
