import { renderToStaticMarkup } from 'react-dom/server'
import { m } from '~words'
import type { World } from '../core/context.ts'
import { localeCookieName, readCookies, themeCookieName } from '../core/cookies.ts'
import { askedLocale, offeredLocale } from '../core/languages.ts'
import { inLocale } from '../core/locale.ts'
import { ownPath } from '../core/origin.ts'
import { failureBody } from '../core/php/errors.ts'
import { failedCall } from '../core/procedures.ts'
import type { Locale } from '../features/sites/settings.ts'
import { failureStyle } from './failure-style.ts'
import { contentSecurityPolicy } from './security.ts'

/** Seconds after which whoever asked may ask again. */
const retryAfter = 5

/**
 * The answer when a handler has thrown: 503 when the database is away, 500 for a bug. To a browser it is a page in the
 * visitor's language that needs nothing but itself.
 */
export async function failureResponse(world: World, request: Request, status: 500 | 503): Promise<Response> {
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': `${retryAfter}` } : {}) }
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/trpc/')) return Response.json(failedCall(status), { status, headers })
  const isForPhp = pathname.startsWith('/api/')
  const isForBrowser = request.headers.get('accept')?.includes('text/html')
  if (!isForPhp && !isForBrowser)
    return new Response(status === 503 ? 'Try again later' : 'Internal error', { status, headers })

  const cookies = readCookies(request.headers.get('cookie'))
  const { name, locale } = await siteOf(world, request, isForPhp)
  if (isForPhp) return Response.json(failureBody(status, locale, retryAfter), { status, headers })
  const theme = cookies.get(themeCookieName)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const page = <FailurePage {...{ status, name, locale, theme, nonce }} address={ownPath(new URL(request.url))} />
  return new Response(`<!DOCTYPE html>${inLocale(locale, () => renderToStaticMarkup(page))}`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
    },
  })
}

/** Sites are kept in memory; only a server that has never reached its database does not know them. */
async function siteOf({ sites }: World, { headers }: Request, isForPhp: boolean) {
  const site = await sites.of(headers.get('host') ?? '').catch(() => undefined)
  if (!site) return { name: 'Vonk', locale: 'nl' as const }
  const chosen = isForPhp ? askedLocale(site, headers) : readCookies(headers.get('cookie')).get(localeCookieName)
  return { name: site.settings.name, locale: offeredLocale(site, chosen) }
}

interface Failure {
  status: 500 | 503
  name: string
  locale: Locale
  theme: string | undefined
  nonce: string
  address: string
}

function FailurePage({ status, name, locale, theme, nonce, address }: Failure) {
  const isPassing = status === 503
  const title = isPassing ? m.shell_unavailable_title() : m.shell_error_title()
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${name}`}</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <style nonce={nonce}>{failureStyle}</style>
      </head>
      <body>
        <main>
          <img src="/icon.svg" alt={name} width="48" height="48" />
          <h1>{title}</h1>
          <p>{isPassing ? m.shell_unavailable_text() : m.shell_error_text()}</p>
          <p className="code">{m.shell_error_status({ status })}</p>
          <a href={address}>{m.shell_error_retry()}</a>
        </main>
      </body>
    </html>
  )
}
