import { renderToStaticMarkup } from 'react-dom/server'
import type { Context } from '../../../core/context.ts'
import { inLocale } from '../../../core/i18n/locale.ts'
import { plainStyle } from '../../../core/pages/plain-style.ts'

export interface Press {
  title: string
  paragraphs: string[]
  label: string
  aside?: { label: string; href: string }
}

interface Form {
  action: string
  token: string
}

/**
 * The page, which needs no script. Its address holds a secret: it is kept nowhere, told nowhere, and shown in no frame. The
 * press names the page's origin: by it browsers that send no Sec-Fetch-Site are told from a foreign page's.
 */
export function pressPage({ locale, site }: Context, press: Press & Form): Response {
  const nonce = crypto.randomUUID()
  const page = <PressPage press={press} locale={locale} siteName={site.settings.name} nonce={nonce} />
  const html = inLocale(locale, () => `<!doctype html>${renderToStaticMarkup(page)}`)
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        "img-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  })
}

interface PressPageProps {
  press: Press & Form
  locale: string
  siteName: string
  nonce: string
}

function PressPage({ press, locale, siteName, nonce }: PressPageProps) {
  const { title, paragraphs, label, aside, action, token } = press
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${siteName}`}</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <style nonce={nonce}>{style}</style>
      </head>
      <body>
        <main>
          <a className="home" href="/">
            <img src="/icon.svg" alt="" width="72" height="72" />
            {siteName}
          </a>
          <h1 dir="auto">{title}</h1>
          {paragraphs.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
          <form method="post" action={action}>
            <input type="hidden" name="token" value={token} />
            <button type="submit">{label}</button>
          </form>
          {aside && (
            <a className="aside" href={aside.href}>
              {aside.label}
            </a>
          )}
        </main>
      </body>
    </html>
  )
}

const style = `${plainStyle}
body { display: grid; min-height: 100dvh; place-items: center; }
main {
  width: min(100%, 30rem); padding: 2.5rem max(1rem, env(safe-area-inset-left)) calc(2.5rem + env(safe-area-inset-bottom));
  text-align: center;
}
@media (min-width: 48rem) {
  main {
    padding: 3rem; border: 1px solid var(--line); border-radius: 1.75rem 1.75rem 1.75rem 0.375rem; background: var(--surface);
    box-shadow: 0 12px 32px light-dark(#1a20461f, #00000066);
  }
}
h1 { margin-top: 1.75rem; text-wrap: balance; }
p { margin-top: 0.75rem; color: var(--muted); text-wrap: balance; }
.home {
  display: inline-grid; gap: 0.75rem; justify-items: center; color: inherit; font-size: 1.25rem; font-weight: 700;
  letter-spacing: -0.02em; text-decoration: none;
}
button, .aside {
  display: flex; width: 100%; min-height: 3rem; padding: 0.625rem 1.375rem; align-items: center; justify-content: center;
  border-radius: 99rem; font: inherit; font-weight: 600; text-align: center; overflow-wrap: anywhere; cursor: pointer;
}
button { margin-top: 2rem; border: 0; background: light-dark(#b8104f, #d9256c); color: #fff; }
button:hover { background: light-dark(#9c0c43, #c21a5c); }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.aside { margin-top: 0.75rem; border: 1.5px solid var(--line); color: inherit; text-decoration: none; }
`
