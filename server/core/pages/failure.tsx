import { renderToStaticMarkup } from 'react-dom/server'
import { m } from '~words'
import type { World } from '../context.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { readCookies, themeCookieName } from '../http/cookies.ts'
import { ownPath } from '../http/origin.ts'
import { inLocale } from '../i18n/locale.ts'
import type { Locale } from '../i18n/locales.ts'
import { failureBody } from '../php/errors.ts'
import { siteOfRequest } from '../site/site-of-request.ts'
import { failedCall } from '../trpc/errors.ts'
import { failureStyle } from './failure-style.ts'

/** Seconds to wait before a retry. */
const retryAfter = 5

/**
 * The answer when a handler has thrown: 503 when the database is away, 500 for a bug. To a browser it is a page in the
 * visitor's language that needs nothing but itself.
 */
export async function failureResponse(world: World, request: Request, status: 500 | 503): Promise<Response> {
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': `${retryAfter}` } : {}) }
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/trpc/')) {
    const { locale } = await siteOfRequest(world, request)
    return Response.json(failedCall(status, locale), { status, headers })
  }
  const isForPhp = pathname.startsWith('/api/')
  if (!isForPhp && !isForBrowser(request))
    return new Response(status === 503 ? 'Try again later' : 'Internal error', { status, headers })
  if (!isForPhp) return pageOf(world, request, { status, headers })
  const { locale } = await siteOfRequest(world, request, 'program')
  return Response.json(failureBody(status, locale, retryAfter), { status, headers })
}

/** The response to a rate-limited request, with the seconds to wait. tRPC calls and PHP paths have their own. */
export async function limitedResponse(world: World, request: Request, retryAfter: number): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'retry-after': `${retryAfter}` }
  if (!isForBrowser(request)) return new Response('Too many requests', { status: 429, headers })
  return pageOf(world, request, { status: 429, headers })
}

const isForBrowser = ({ headers }: Request) => headers.get('accept')?.includes('text/html') ?? false

async function pageOf(
  world: World,
  request: Request,
  failure: { status: keyof typeof wordsFor; headers: Record<string, string> },
): Promise<Response> {
  const { name, locale } = await siteOfRequest(world, request)
  const words = inLocale(locale, wordsFor[failure.status])
  return failurePage(request, { ...failure, ...words, name, locale, address: ownPath(new URL(request.url)) })
}

/** What a browser keeps, and shows in the place of a page that it cannot get (`src/features/push/worker/offline-page.ts`). */
export async function offlinePage(world: World, request: Request): Promise<Response> {
  const { name, locale } = await siteOfRequest(world, request)
  const words = inLocale(locale, () => ({ title: m.shell_offline(), text: m.shell_offline_text() }))
  // The address of the page that was wanted.
  return failurePage(request, {
    ...words,
    status: 200,
    headers: { 'cache-control': 'no-cache' },
    name,
    locale,
    address: '',
  })
}

const wordsFor = {
  429: () => ({ title: m.shell_limited_title(), text: m.shell_limited_text() }),
  500: () => ({ title: m.shell_error_title(), text: m.shell_error_text() }),
  503: () => ({ title: m.shell_unavailable_title(), text: m.shell_unavailable_text() }),
}

interface Failure {
  status: 200 | 421 | keyof typeof wordsFor
  locale: Locale
  headers: Record<string, string>
  title: string
  text: string
  name?: string
  address?: string
}

export function failurePage(request: Request, failure: Failure): Response {
  const { status, locale, headers } = failure
  const theme = readCookies(request.headers.get('cookie')).get(themeCookieName)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const page = inLocale(locale, () => renderToStaticMarkup(<FailurePage {...{ failure, theme, nonce }} />))
  return new Response(`<!DOCTYPE html>${page}`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
    },
  })
}

interface PageProps {
  failure: Failure
  theme: string | undefined
  nonce: string
}

function FailurePage({ failure, theme, nonce }: PageProps) {
  const { status, locale, title, text, name, address } = failure
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{name ? `${title} · ${name}` : title}</title>
        {name && <link rel="icon" type="image/svg+xml" href="/icon.svg" />}
        <style nonce={nonce}>{failureStyle}</style>
      </head>
      <body>
        <main>
          {name && <img src="/icon.svg" alt={name} width="48" height="48" />}
          <h1>{title}</h1>
          <p>{text}</p>
          {status !== 200 && <p className="code">{m.shell_error_status({ status })}</p>}
          {address !== undefined && <a href={address}>{m.shell_error_retry()}</a>}
        </main>
      </body>
    </html>
  )
}
