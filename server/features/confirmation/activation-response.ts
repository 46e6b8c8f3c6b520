import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findToken } from '../../../db/queries/mail/tokens.ts'
import type { Context } from '../../core/context.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { Refusal } from '../../core/refusal.ts'
import { doorResponse, type LinkAction } from '../mail/links/doors.ts'
import { followed } from '../mail/links/followed.ts'
import { confirmEmail } from './confirm.ts'

/** `/activate`: a browser that fetches ahead has not been told to go there. */
export async function activationResponse(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  if (isPrefetch(incoming.request)) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  return doorResponse(ctx, incoming, activation)
}

function isPrefetch({ headers }: Request): boolean {
  return /prefetch|preview/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`)
}

const paths = { done: '/activate/done', failed: '/activate/error' }

/**
 * In a browser that the member is logged in with, as after the sign-up, following the link is enough (product §3.10).
 * Elsewhere a mail scanner may be following it.
 */
const activation: LinkAction = {
  async look(ctx, token) {
    const link = await findToken(ctx.db, followed(ctx, token), ['activate'])
    if (link && link.memberId === ctx.me?.id) return confirmed(ctx, token)
    const account = link && (await findAccount(ctx.db, link.memberId))
    if (!link || !account || link.isBanned) return paths.failed
    if (link.confirmedAt) return paths.done
    if (link.usedAt || link.expiresAt <= ctx.now() || link.email !== (link.wantedEmail ?? link.memberEmail))
      return paths.failed
    return {
      title: m.confirmation_press_title(),
      paragraphs: [m.confirmation_press_text({ name: account.name, email: link.email, site: ctx.site.settings.name })],
      label: m.mail_activation_action(),
    }
  },

  open: confirmed,
}

function confirmed(ctx: Context, token: string): Promise<string> {
  return confirmEmail(ctx, token).then(
    () => paths.done,
    (error) => {
      if (error instanceof Refusal && error.kind === 'conflict') return paths.failed
      throw error
    },
  )
}
