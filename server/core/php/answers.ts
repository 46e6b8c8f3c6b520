import { ValidationError } from 'elysia'
import { asRefusal } from '../as-refusal.ts'
import { compressed } from '../http/compress.ts'
import { levelOfUnavailable } from '../operations/log.ts'
import { inputInvalid } from '../refusals.ts'
import { refusalBody, statusOfKind, TransportError, transportErrorBody, transportErrors } from './errors.ts'
import { formProblems } from './FormProblems.tsx'
import { isSentByBrowser } from './forms.ts'
import { corsHeaders } from './origins.ts'
import type { Passage } from './passage.ts'

/** The answer of a path as it leaves, whether it is a response already or what its schema says. */
export function finished(passage: Passage, answer: unknown, status: number): Promise<Response> {
  const { incoming, caller, facts } = passage
  const response = answer instanceof Response ? answer : told(passage, answer, status)
  const { headers } = response
  for (const [name, value] of Object.entries(corsHeaders(incoming.request, caller))) headers.set(name, value)
  headers.set('vary', facts?.cacheFor ? 'Origin, Cookie, Accept-Language' : 'Origin')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return compressed(incoming.request, response)
}

function told({ incoming, facts }: Passage, answer: unknown, status: number): Response {
  if (facts?.cacheFor) return cached(incoming.request, facts.cacheFor, answer)
  return status === 204 ? new Response(null, { status }) : json(answer, status)
}

/** The same answer again costs the browser nothing. It is the visitor's own: words and countries differ. */
function cached(request: Request, seconds: number, body: unknown): Response {
  const text = JSON.stringify(body)
  const etag = `"${Bun.hash(text).toString(36)}"`
  const headers = { 'cache-control': `private, max-age=${seconds}`, etag }
  const isKnown = request.headers.get('if-none-match')?.includes(etag)
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** The answer where something was thrown: always JSON, but to a browser that has sent a form by itself. */
export function failure(passage: Passage, error: unknown): Response {
  const { status, body, headers } = failureOf(passage, error instanceof ValidationError ? meaningOf(error) : error)
  const { request } = passage.incoming
  const { site, facts, locale, caller } = passage
  if (!site || !facts?.form || !isSentByBrowser(request)) return json(body, status, headers)
  return formProblems({ request, site, form: facts.form, locale, caller, body, status, headers })
}

/** What somebody has asked is wrong, or what we would answer. Elysia's own error holds the values, which nobody may log. */
function meaningOf({ type, valueError }: ValidationError): Error {
  const path = (valueError as { path?: unknown } | undefined)?.path
  const field = (Array.isArray(path) && path.join('.')) || undefined
  if (type === 'response') return new Error(`What is answered is not what was promised: ${field}`)
  return inputInvalid({ field })
}

function failureOf({ incoming, locale, facts }: Passage, error: unknown) {
  if (error instanceof TransportError)
    return { status: error.status, body: transportErrorBody(error, locale), headers: error.headers }
  const refusal = asRefusal(error)
  const { world, request, requestId, url } = incoming
  const about = { requestId, path: url.pathname, method: request.method, error }
  if (!refusal) {
    world.log.error(about, 'php path failed')
    const internal = new TransportError(transportErrors.internal_error, 'internal_error')
    return { status: internal.status, body: transportErrorBody(internal, locale), headers: {} }
  }
  if (refusal.kind === 'unavailable') world.log[levelOfUnavailable(error)](about, 'php path unavailable')
  const { retryAfter } = refusal.details
  const headers: Record<string, string> = retryAfter ? { 'retry-after': `${retryAfter}` } : {}
  return { status: statusOfKind[refusal.kind], body: refusalBody(refusal, locale, facts?.fieldNames), headers }
}
