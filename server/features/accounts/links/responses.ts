import type { Context } from '../../../core/context.ts'
import { Refusal } from '../../../core/refusal.ts'
import { confirmEmail } from './confirm.ts'
import { reactivate } from './reactivate.ts'

/** What a mailed link does, and the pages that say how it went. */
interface MailedLink {
  follow: (ctx: Context, token: string) => Promise<void>
  done: string
  failed: string
}

const links = {
  '/activate': { follow: confirmEmail, done: '/activate/done', failed: '/activate/error' },
  '/reactivate': { follow: reactivate, done: '/login?notice=reactivated', failed: '/login?notice=reactivation_failed' },
} as const satisfies Record<string, MailedLink>

/**
 * Follows a link from a mail and leads on to a page without the token in its address. Only GET counts: a HEAD asks
 * whether the link is alive.
 */
export async function followMailedLink(ctx: Context, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const { follow, done, failed } = links[pathname as keyof typeof links]
  if (request.method === 'HEAD') return new Response(null, { status: 204 })
  if (request.method !== 'GET')
    return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  const outcome = await follow(ctx, searchParams.get('token') ?? '').then(
    () => done,
    (error) => {
      if (error instanceof Refusal && error.kind === 'conflict') return failed
      throw error
    },
  )
  return new Response(null, { status: 303, headers: { location: outcome, 'cache-control': 'no-store' } })
}
