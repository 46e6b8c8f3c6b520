import { parseJson, readBody, UnreadBody } from '../http/body.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { inputInvalid } from '../refusals.ts'
import { TransportError } from './errors.ts'
import { isFormType, readForm, valuesOf } from './forms.ts'
import type { PhpPath, RawInput } from './path.ts'

/** Reads what a path looks at, and nothing else. Throws the transport's errors, or `input_invalid` for what is no JSON. */
export async function readInput(incoming: IncomingRequest, path: PhpPath): Promise<RawInput> {
  return { query: valuesOf(incoming.url.searchParams), body: path.body ? await readFields(incoming, path) : undefined }
}

async function readFields({ request, bodyPatience }: IncomingRequest, path: PhpPath): Promise<unknown> {
  const text = await readBody(request, bodyPatience).catch((error) => {
    throw error instanceof UnreadBody ? new TransportError(error.status, error.code) : error
  })
  const type = request.headers.get('content-type') ?? ''
  if (path.form && isFormType(type)) return readForm(text, type)
  if (text === '') return undefined
  if (!/^application\/json\b/i.test(type)) throw new TransportError(415, 'unsupported_media_type')
  try {
    return parseJson(text)
  } catch (cause) {
    throw inputInvalid({}, { cause })
  }
}
