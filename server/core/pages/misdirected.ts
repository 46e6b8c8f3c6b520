import { m } from '~words'
import { askedLocale, offeredLocale, type Speaking } from '../i18n/languages.ts'
import { inLocale } from '../i18n/locale.ts'
import { locales } from '../i18n/locales.ts'
import { TransportError, transportErrorBody, transportErrors } from '../php/errors.ts'
import { misdirectedCall } from '../trpc/errors.ts'
import { failurePage } from './failure.tsx'

const status = transportErrors.misdirected_request
const noSite: Speaking = { settings: { domainLanguage: locales[0], offeredLocales: [...locales] } }

/** The response to a request for an unknown host. It names none of our sites. */
export function misdirectedResponse(request: Request): Response {
  const headers = { 'cache-control': 'no-store' }
  const { pathname } = new URL(request.url)
  const locale = offeredLocale(noSite, askedLocale(noSite, request.headers))
  if (pathname.startsWith('/trpc/')) return Response.json(misdirectedCall(locale), { status, headers })
  if (pathname.startsWith('/api/')) {
    const error = new TransportError(status, 'misdirected_request')
    return Response.json(transportErrorBody(error, locale), { status, headers })
  }
  if (!request.headers.get('accept')?.includes('text/html'))
    return new Response('No site under this host', { status, headers })
  const words = inLocale(locale, () => ({ title: m.shell_misdirected_title(), text: m.shell_misdirected_text() }))
  return failurePage(request, { status, locale, headers, ...words })
}
