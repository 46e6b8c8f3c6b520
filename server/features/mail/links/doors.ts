import type { Context } from '../../../core/context.ts'
import { answerUnread, readBytes } from '../../../core/http/body.ts'
import { parseForm } from '../../../core/http/form.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { inLocale } from '../../../core/i18n/locale.ts'
import { type Press, pressPage } from './press-page.tsx'

/**
 * A link that changes something only after a button is pressed: mail programs, previews and foreign pages also follow
 * links.
 */
export interface LinkAction {
  /** What to say before, or the path to go on to where there is nothing to press. Changes nothing for who is not known by a session. */
  look(ctx: Context, token: string): Promise<Press | string>
  /** Opens it, and tells the path that it leads to. */
  open(ctx: Context, token: string): Promise<string>
}

/** Shows such a link's page, and opens what it leads to by the form on it. */
export async function doorResponse(ctx: Context, incoming: IncomingRequest, door: LinkAction): Promise<Response> {
  switch (incoming.request.method) {
    case 'HEAD':
      return new Response(null, { status: 204 })
    case 'GET': {
      const token = incoming.url.searchParams.get('token') ?? ''
      const seen = await inLocale(ctx.locale, () => door.look(ctx, token))
      return typeof seen === 'string' ? goOn(seen) : pressPage(ctx, { ...seen, action: incoming.url.pathname, token })
    }
    case 'POST':
      return open(ctx, incoming, door)
    default:
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  }
}

async function open(ctx: Context, { request, bodyPatience }: IncomingRequest, door: LinkAction): Promise<Response> {
  try {
    const form = new Map(parseForm(await readBytes(request, bodyPatience), request.headers.get('content-type') ?? ''))
    return goOn(await door.open(ctx, form.get('token') ?? ''))
  } catch (error) {
    const unread = answerUnread(error)
    if (unread) return unread
    throw error
  }
}

const goOn = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
