import { findAccount } from '../../../../db/queries/accounts.ts'
import { lockToken, spendToken } from '../../../../db/queries/mailed-links.ts'
import type { Context } from '../../../core/context.ts'
import { hashOf } from '../links/tokens.ts'
import { handOver, openSession } from '../login/session.ts'

const paths = {
  /** The flag is the specification's: a sign-up that came by a lander. */
  done: '/complete-signup?api_signup=1',
  closed: '/login?next=%2Fcomplete-signup',
}

/** `/enter`: the way from a lander's sign-up to the site. Leads on to a page without the token in its address. */
export async function enterFromLander(ctx: Context, request: Request): Promise<Response> {
  if (request.method !== 'GET') return new Response('Method not allowed', { status: 405, headers: { allow: 'GET' } })
  const token = new URL(request.url).searchParams.get('token') ?? ''
  // Nobody who is here already becomes somebody else by a link.
  const isIn = ctx.me !== null || (await enterOnce(ctx, token))
  const location = isIn ? paths.done : paths.closed
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function enterOnce(ctx: Context, token: string): Promise<boolean> {
  const hash = hashOf(token)
  const entry = await ctx.db.transaction(async (tx) => {
    const link = await lockToken(tx, hash, 'enter', 'log_in')
    if (!link || link.expiresAt <= ctx.now() || link.siteId !== ctx.site.id) return undefined
    const account = await findAccount(tx, link.memberId)
    if (!account || account.banReason !== null || account.finalAt) return undefined
    if (!(await spendToken(tx, hash, ctx.now()))) return undefined
    return { account, opened: await openSession(ctx, tx, link.memberId) }
  })
  if (entry) handOver(ctx, entry.opened, entry.account)
  return entry !== undefined
}
