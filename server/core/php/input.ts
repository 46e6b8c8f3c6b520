import { Refusal } from '../refusal.ts'
import { TransportError } from './errors.ts'
import type { PhpPath, RawInput } from './path.ts'

/** Bytes. The longest form of ours is a tenth of it. */
const maxBody = 64 * 1024

/** Reads what a path looks at, and nothing else. Throws the transport's errors, or `input_invalid` for what is no JSON. */
export async function readInput(request: Request, url: URL, path: PhpPath): Promise<RawInput> {
  return { query: firstOfEach(url.searchParams), body: path.body ? await readJson(request) : undefined }
}

function firstOfEach(params: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of params) if (!Object.hasOwn(query, name)) query[name] = value
  return query
}

async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > maxBody) throw new TransportError(413, 'body_too_large')
  // Reading fails beyond the server's own limit, or when whoever sends has gone and hears no answer.
  const bytes = await request.arrayBuffer().catch(() => {
    throw new TransportError(413, 'body_too_large')
  })
  if (bytes.byteLength === 0) return undefined
  if (bytes.byteLength > maxBody) throw new TransportError(413, 'body_too_large')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new TransportError(415, 'unsupported_media_type')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('input_invalid')
  }
}
