import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Context, World } from '../../core/context.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import { openMailbox } from '../../gateways/mailbox.ts'
import { type MailboxFrame, MailList, MailView, MissingMail } from './MailboxPages.tsx'

/** The mailbox opens every account: it is shown only where nobody's real mail can be in it. */
export function isMailboxShown({ config, isDemo }: Pick<World, 'config' | 'isDemo'>): boolean {
  return config.smtpUrl === undefined && (isDemo || (config.mode === 'development' && !config.isPublic))
}

export async function mailboxResponse(ctx: Context, { url }: Pick<IncomingRequest, 'url'>): Promise<Response> {
  const mailbox = openMailbox(ctx.config.dataDir)
  const [id] = url.pathname.split('/').slice(3)
  const frame = { siteName: ctx.site.settings.name, locale: ctx.locale, nonce: crypto.randomUUID() }
  if (!id) return page(frame, <MailList mails={await mailbox.list()} frame={frame} />)
  const mail = await mailbox.read(id)
  return mail ? page(frame, <MailView mail={mail} frame={frame} />) : page(frame, <MissingMail frame={frame} />, 404)
}

function page({ locale, nonce }: MailboxFrame, content: ReactElement, status = 200): Response {
  const html = inLocale(locale as Context['locale'], () => `<!doctype html>${renderToStaticMarkup(content)}`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The frame with the mail takes this policy over: nothing loads and nothing runs in it.
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
  return new Response(html, { status, headers })
}
