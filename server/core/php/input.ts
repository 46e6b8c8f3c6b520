import { readBody, UnreadBody } from '../body.ts'
import type { Hit } from '../hit.ts'
import { Refusal } from '../refusal.ts'
import { TransportError } from './errors.ts'
import type { PhpPath, RawInput } from './path.ts'

/** Reads what a path looks at, and nothing else. Throws the transport's errors, or `input_invalid` for what is no JSON. */
export async function readInput(hit: Hit, path: PhpPath): Promise<RawInput> {
  return { query: firstOfEach(hit.url.searchParams), body: path.body ? await readJson(hit) : undefined }
}

function firstOfEach(params: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of params) if (!Object.hasOwn(query, name)) query[name] = value
  return query
}

async function readJson({ request, bodyPatience }: Hit): Promise<unknown> {
  const text = await readBody(request, bodyPatience).catch((error) => {
    throw error instanceof UnreadBody ? new TransportError(error.status, error.code) : error
  })
  if (text === '') return undefined
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new TransportError(415, 'unsupported_media_type')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('input_invalid')
  }
}
