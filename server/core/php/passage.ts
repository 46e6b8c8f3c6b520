import type { Context } from '../context.ts'
import { parseJson, textOf, UnreadBody } from '../http/body.ts'
import { readBytesAndSession } from '../http/body-of.ts'
import { isFormType, parseForm, parseQuery } from '../http/form.ts'
import { incomingOf, type RoutedRequest } from '../http/incoming-request.ts'
import { openContext } from '../http/open-context.ts'
import { ownOriginsOf } from '../http/origin.ts'
import { askedLocale, offered, offeredLocale } from '../i18n/languages.ts'
import type { Locale } from '../i18n/locales.ts'
import { turnOf } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { authenticationRequired, inputInvalid, originRefused } from '../refusals.ts'
import type { Site } from '../site/settings.ts'
import { TransportError } from './errors.ts'
import { valuesOf } from './forms.ts'
import { type Caller, callerOf, mayAsk } from './origins.ts'
import { type Access, changesSomething, type PathOptions } from './path.ts'

export interface Passage {
  incoming: RoutedRequest
  site?: Site
  caller: Caller
  locale: Locale
  /** Of the path that is asked, once it is known. */
  facts?: PathOptions
  /** Once the caller has had a turn. */
  ctx?: Context
}

export function begin(request: Request, route: string): Passage {
  const incoming = incomingOf(request)
  incoming.route = route
  return { incoming, caller: 'foreign', locale: 'nl' }
}

/** Finds out where the request comes from, and for which site. */
export async function arrive(passage: Passage): Promise<void> {
  const { request, url, world } = passage.incoming
  const site = await world.sites.of(request.headers.get('host') ?? url.host)
  passage.site = site
  passage.locale = offeredLocale(site, askedLocale(site, request.headers))
  passage.caller = callerOf(request, ownOriginsOf(world.config, request), site.settings.landerOrigins)
}

interface RequestOptions {
  facts: PathOptions
  access: Access
  takesBody: boolean
}

/** Lets in who may ask, as often as they may, and only then reads what is asked. */
export async function enter(
  passage: Passage,
  { facts, access, takesBody }: RequestOptions,
  setCookie: Context['setCookie'],
) {
  const { incoming, caller } = passage
  const { request, url, world } = incoming
  const { landersReadMembers } = passage.site!.settings
  const changes = changesSomething({ ...facts, method: request.method === 'HEAD' ? 'GET' : request.method })
  passage.facts = facts
  if (!mayAsk(caller, { changes, landers: facts.landers, landersReadMembers })) throw originRefused()
  if (facts.requestType && request.headers.get('x-request-type') !== 'client')
    throw inputInvalid({ field: 'X-Request-Type' })

  const ctx = await openContext(world, incoming, setCookie)
  passage.locale = askedLocale(ctx.site, request.headers) ?? ctx.locale
  await ctx.limits.take(turnOf(changes), ctx)
  if (facts.limit) await ctx.limits.take(facts.limit, ctx)
  if (access === 'member' && !ctx.me) throw authenticationRequired()

  const query = inTransport(() => valuesOf(parseQuery(url.search)))
  const { bytes, session } = takesBody ? await readBytes(ctx, incoming) : ({ session: 'open' } as const)
  if (access === 'member' && session !== 'open') throw authenticationRequired()
  const body = bytes && inTransport(() => fieldsIn(bytes, request.headers, facts.form !== undefined))
  passage.locale = offered(ctx.site, languageIn(body)) ?? passage.locale
  // Whose session has ended while their body came is a visitor by now.
  const me = session === 'open' ? ctx.me : null
  // A picture on a page elsewhere brings no cookie.
  const photoSession = caller === 'lander' ? null : me && ctx.photoSession
  passage.ctx = { ...ctx, me, photoSession, locale: passage.locale }
  return { query, body }
}

/** Throws the transport's errors. */
const readBytes = (ctx: Context, incoming: RoutedRequest) =>
  readBytesAndSession(ctx, incoming).catch((error) => {
    throw asTransportError(error)
  })

function inTransport<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw asTransportError(error)
  }
}

const asTransportError = (error: unknown) =>
  error instanceof UnreadBody ? new TransportError(error.status, error.code) : error

/** Throws `UnreadBody`, the transport's errors, or a refusal for what is no form and no JSON. */
function fieldsIn(bytes: Uint8Array, headers: Headers, takesForms: boolean): unknown {
  const type = headers.get('content-type') ?? ''
  if (takesForms && isFormType(type)) return valuesOf(parseForm(bytes, type))
  if (bytes.byteLength === 0) return undefined
  if (!/^application\/json\b/i.test(type)) throw new TransportError(415, 'unsupported_media_type')
  try {
    return parseJson(textOf(bytes))
  } catch (cause) {
    throw cause instanceof Refusal ? cause : inputInvalid({}, { cause })
  }
}

/** The language that a form asks for, whichever path takes it. */
function languageIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined
}
