/**
 * Where a request comes from, as the browser tells it: our own page (or a program, which tells nothing), a page of a
 * lander that the site allows, a person who follows a link, or anybody else's page.
 */
export type Caller = 'own' | 'lander' | 'visit' | 'foreign'

/** Sec-Fetch-Site says it; browsers that do not send that are asked by their Origin. */
export function callerOf(request: Request, ownOrigins: readonly string[], landerOrigins: readonly string[]): Caller {
  const { headers } = request
  const origin = headers.get('origin')
  if (origin !== null && landerOrigins.includes(origin)) return 'lander'
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return 'own'
  if (site) return site === 'none' || headers.get('sec-fetch-mode') === 'navigate' ? 'visit' : 'foreign'
  return origin === null || ownOrigins.includes(origin) ? 'own' : 'foreign'
}

interface Wish {
  changes: boolean
  landers: 'all' | 'readers' | undefined
  landersReadMembers: boolean
}

/** A person who follows a link may look, and changes nothing by that; a lander gets what is meant for landers. */
export function mayAsk(caller: Caller, { changes, landers, landersReadMembers }: Wish): boolean {
  if (caller === 'lander') return landers === 'all' || (landers === 'readers' && landersReadMembers)
  return caller === 'own' || (caller === 'visit' && !changes)
}

/** What lets the page of a lander read the answer, with the visitor's cookies. */
export function corsHeaders(request: Request, caller: Caller): Record<string, string> {
  if (caller !== 'lander') return {}
  return {
    'access-control-allow-origin': request.headers.get('origin') ?? '',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Retry-After',
  }
}

/** What a lander's browser wants to know before it sends JSON. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Content-Type, X-Request-Type',
    'access-control-max-age': '600',
  }
}
