import { asRefusal } from '../as-refusal.ts'
import type { World } from '../context.ts'
import { compressed } from '../http/compress.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { openContext } from '../http/open-context.ts'
import { ownOriginsOf } from '../http/origin.ts'
import type { Handler } from '../http/responder.ts'
import { askedLocale, offered, offeredLocale } from '../i18n/languages.ts'
import type { Locale } from '../i18n/locales.ts'
import { turnOf } from '../limits.ts'
import { levelOfUnavailable } from '../operations/log.ts'
import { authenticationRequired, inputInvalid, originRefused } from '../refusals.ts'
import type { Site } from '../site/settings.ts'
import { refusalBody, statusOfKind, TransportError, transportErrorBody, transportErrors } from './errors.ts'
import { formProblems } from './FormProblems.tsx'
import { isSentByBrowser } from './forms.ts'
import { readInput } from './input.ts'
import { type Caller, callerOf, corsHeaders, mayAsk, preflightHeaders } from './origins.ts'
import { changesSomething, type PhpPath } from './path.ts'

/** By method. */
type Methods = ReadonlyMap<string, PhpPath>

/** Answers every path under `/api/`: always JSON, whatever happens. */
export function phpHandler(world: World, paths: readonly PhpPath[]): Handler {
  const routes = new Map<string, Methods>()
  for (const path of paths) {
    routes.set(path.path, new Map([...(routes.get(path.path) ?? []), [path.method, path]]))
  }
  return (incoming) => respond(world, routes, incoming)
}

interface Passage {
  incoming: IncomingRequest
  site?: Site
  caller: Caller
  path?: PhpPath
  locale: Locale
  cookies: string[]
}

async function respond(
  world: World,
  routes: ReadonlyMap<string, Methods>,
  incoming: IncomingRequest,
): Promise<Response> {
  const passage: Passage = { incoming, caller: 'foreign', locale: 'nl', cookies: [] }
  const response = await answer(world, routes, passage).catch((error) => failure(world, passage, error))
  const { headers } = response
  for (const [name, value] of Object.entries(corsHeaders(incoming.request, passage.caller))) headers.set(name, value)
  headers.set('vary', passage.path?.cacheFor ? 'Origin, Cookie, Accept-Language' : 'Origin')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  for (const cookie of passage.cookies) headers.append('set-cookie', cookie)
  return compressed(incoming.request, response)
}

async function answer(world: World, routes: ReadonlyMap<string, Methods>, passage: Passage): Promise<Response> {
  const { request, url } = passage.incoming
  passage.site = await world.sites.of(request.headers.get('host') ?? url.host)
  passage.locale = offeredLocale(passage.site, askedLocale(passage.site, request.headers))
  passage.caller = callerOf(request, ownOriginsOf(world.config, request), passage.site.settings.landerOrigins)
  const methods = routes.get(url.pathname)
  if (!methods) throw new TransportError(404, 'not_found')
  if (request.method === 'OPTIONS') return preflight(methods, passage.caller)

  const path = pathFor(request.method, methods)
  passage.path = path
  const { landersReadMembers } = passage.site.settings
  if (!mayAsk(passage.caller, { changes: changesSomething(path), landers: path.landers, landersReadMembers }))
    throw originRefused()
  if (path.requestType && request.headers.get('x-request-type') !== 'client')
    throw inputInvalid({ field: 'X-Request-Type' })

  const ctx = await openContext(world, passage.incoming, (cookie) => passage.cookies.push(cookie))
  passage.locale = askedLocale(ctx.site, request.headers) ?? ctx.locale
  await ctx.limits.take(turnOf(changesSomething(path)), ctx)
  if (path.limit) await ctx.limits.take(path.limit, ctx)
  if (path.access === 'member' && !ctx.me) throw authenticationRequired()
  const input = await readInput(passage.incoming, path)
  passage.locale = offered(ctx.site, languageIn(input.body)) ?? passage.locale
  const isLander = passage.caller === 'lander'
  // A picture on a page elsewhere brings no cookie.
  const photoSession = isLander ? null : ctx.photoSession
  const whole = await path.respond({ ...ctx, photoSession, locale: passage.locale }, input)
  const answered = isLander && path.forLanders ? path.forLanders(whole) : whole
  if (path.form && isSentByBrowser(request)) return goOn(path.form.next(answered))
  return path.cacheFor ? cached(request, path.cacheFor, answered) : plain(path, answered)
}

/** The language that a form asks for, whichever path takes it. */
function languageIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined
}

const goOn = (location: string) => new Response(null, { status: 303, headers: { location } })

function pathFor(method: string, methods: Methods): PhpPath {
  const path = methods.get(method === 'HEAD' ? 'GET' : method)
  // A HEAD looks whether something is there; it must not log anybody out.
  const isLook = method !== 'HEAD' || (path && !changesSomething(path))
  if (path && isLook) return path
  throw new TransportError(405, 'method_not_allowed', { allow: allowed(methods) })
}

function allowed(methods: Methods): string {
  const get = methods.get('GET')
  return [...methods.keys(), ...(get && !changesSomething(get) ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

function preflight(methods: Methods, caller: Caller): Response {
  if (caller === 'foreign') throw originRefused()
  const headers = { allow: allowed(methods), ...(caller === 'lander' ? preflightHeaders([...methods.keys()]) : {}) }
  return new Response(null, { status: 204, headers })
}

function plain({ status = 200 }: PhpPath, body: unknown): Response {
  return status === 204 ? new Response(null, { status }) : json(body, status)
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

function failure(world: World, passage: Passage, error: unknown): Response {
  const { status, body, headers } = failureOf(world, passage, error)
  const { request } = passage.incoming
  const { site, path, locale } = passage
  if (!site || !path?.form || !isSentByBrowser(request)) return json(body, status, headers)
  return formProblems({ request, site, form: path.form, locale, caller: passage.caller, body, status, headers })
}

function failureOf(world: World, { incoming, path, locale }: Passage, error: unknown) {
  if (error instanceof TransportError)
    return { status: error.status, body: transportErrorBody(error, locale), headers: error.headers }
  const refusal = asRefusal(error)
  const facts = { requestId: incoming.requestId, path: path?.path, method: path?.method, error }
  if (!refusal) {
    world.log.error(facts, 'php path failed')
    const internal = new TransportError(transportErrors.internal_error, 'internal_error')
    return { status: internal.status, body: transportErrorBody(internal, locale), headers: {} }
  }
  if (refusal.kind === 'unavailable') world.log[levelOfUnavailable(error)](facts, 'php path unavailable')
  const { retryAfter } = refusal.details
  const headers: Record<string, string> = retryAfter ? { 'retry-after': `${retryAfter}` } : {}
  return { status: statusOfKind[refusal.kind], body: refusalBody(refusal, locale, path?.fieldNames), headers }
}
