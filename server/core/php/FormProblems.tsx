import { renderToStaticMarkup } from 'react-dom/server'
import { m } from '~words'
import { inLocale } from '../i18n/locale.ts'
import type { Locale } from '../i18n/locales.ts'
import { plainStyle } from '../pages/plain-style.ts'
import type { Site } from '../site/settings.ts'
import type { ErrorBody } from './errors.ts'
import type { Caller } from './origins.ts'
import type { FormLabels } from './path.ts'

interface Problems {
  request: Request
  site: Site
  form: FormLabels
  locale: Locale
  caller: Caller
  body: ErrorBody
  status: number
  headers: Record<string, string>
}

/** What somebody reads whose browser sent a form by itself that cannot be taken: what to mend, and the way back. */
export function formProblems({ status, headers, ...problems }: Problems): Response {
  const nonce = crypto.randomUUID()
  const html = inLocale(problems.locale, () => renderToStaticMarkup(<FormProblems {...problems} nonce={nonce} />))
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

function FormProblems({
  request,
  site,
  form,
  locale,
  caller,
  body,
  nonce,
}: Omit<Problems, 'status' | 'headers'> & { nonce: string }) {
  const problems = body.problems ?? [body]
  const back = wayBack(request, caller)
  const isKnown = problems.some(({ error }) => error === 'email_taken' || error === 'email_in_grace')
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${form.title()} · ${site.settings.name}`}</title>
        <style nonce={nonce}>{style}</style>
      </head>
      <body>
        <main>
          <h1>{form.title()}</h1>
          <ul>
            {problems.map(({ error, message, field = '' }) => (
              <li key={`${field} ${error}`}>
                {Object.hasOwn(form.labels, field) && <strong>{form.labels[field]?.()}: </strong>}
                {message}
              </li>
            ))}
          </ul>
          <p>{m.shell_form_back_text()}</p>
          {back && <a href={back}>{m.shell_form_back()}</a>}
          {isKnown && <a href="/login">{m.shell_log_in()}</a>}
        </main>
      </body>
    </html>
  )
}

/** The page with the form, as far as the browser reveals it; never a page of an unknown origin. */
function wayBack({ headers }: Request, caller: Caller): string | undefined {
  const origin = headers.get('origin')
  const isKnown = caller === 'own' || caller === 'lander'
  if (!isKnown || !origin) return undefined
  const page = URL.parse(headers.get('referer') ?? '')
  return page?.origin === origin ? page.href : origin
}

const style = `${plainStyle}
main { max-width: 34rem; padding-top: 3rem; }
ul { display: grid; gap: 0.5rem; margin: 1.25rem 0; padding-left: 1.25rem; }
main > a {
  display: inline-flex; min-height: 3rem; margin: 1.25rem 0.75rem 0 0; padding: 0 1.375rem; align-items: center;
  border: 1px solid var(--primary); border-radius: 99rem; font-weight: 600; text-decoration: none;
}
`
