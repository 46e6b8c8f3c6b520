import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Context } from '../../../core/context.ts'
import { inLocale } from '../../../core/i18n/locale.ts'
import { bankStyle } from './bank-style.ts'

interface BankPage {
  /** `title` is the document's; the bar shows `place` beside the bank's name. */
  title: string
  place: string
  content: ReactNode
}

/** A page of the test bank. It needs no script, nothing is loaded for it, and its forms lead to itself alone. */
export function bankPage({ locale }: Pick<Context, 'locale'>, status: number, page: () => BankPage): Response {
  const nonce = crypto.randomUUID()
  const html = inLocale(locale, () => renderToStaticMarkup(<BankPage {...page()} locale={locale} nonce={nonce} />))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      'img-src data:',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** Not the shop's: a grey square. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23626784' d='M0 0h8v8H0z'/%3E%3C/svg%3E"

function BankPage({ title, place, content, locale, nonce }: BankPage & { locale: string; nonce: string }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Testbank`}</title>
        <link rel="icon" href={icon} />
        <style nonce={nonce}>{bankStyle}</style>
      </head>
      <body>
        <header>
          <b>Testbank</b>
          <span>{place}</span>
        </header>
        <main>{content}</main>
      </body>
    </html>
  )
}
