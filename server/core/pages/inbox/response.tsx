import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Config } from '../../../config.ts'
import type { Context, World } from '../../context.ts'
import { inLocale } from '../../i18n/locale.ts'
import { inboxStyle } from './style.ts'

/** Pages with what the product would have sent to people: for trying it. */
export interface InboxFrame {
  siteName: string
  locale: Context['locale']
  /** Lets the page's own style pass the content security policy. */
  nonce: string
}

/**
 * Whether what stays here instead of going out may be looked at. It opens accounts: only where nobody's real messages can be
 * in it. `service`: who would send them.
 */
export function isInboxShown(
  { config, isDemo }: Pick<World, 'config' | 'isDemo'>,
  service: keyof Pick<Config, 'smtpUrl' | 'smsUrl'>,
): boolean {
  return config[service] === undefined && (isDemo || (config.mode === 'development' && !config.isPublic))
}

export function inboxResponse(ctx: Context, draw: (frame: InboxFrame) => ReactElement, status = 200): Response {
  const frame = { siteName: ctx.site.settings.name, locale: ctx.locale, nonce: crypto.randomUUID() }
  const html = inLocale(frame.locale, () => `<!doctype html>${renderToStaticMarkup(draw(frame))}`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // A frame with a mail takes this policy over: nothing loads and nothing runs in it.
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${frame.nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
  return new Response(html, { status, headers })
}

export function InboxPage({ title, frame, children }: { title: string; frame: InboxFrame; children: ReactNode }) {
  return (
    <html lang={frame.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <style nonce={frame.nonce}>{inboxStyle}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}

export function SentAt({ iso }: { iso: string }) {
  return <time dateTime={iso}>{iso.slice(0, 19).replace('T', ' ')} UTC</time>
}
