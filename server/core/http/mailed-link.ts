import type { Context } from '../context.ts'
import { isToken } from '../crypto/token.ts'
import { isSecure, linkCookie } from './cookies.ts'
import { ownPath } from './origin.ts'

/**
 * Answers a request that has the secret of a mailed link in its URL with a redirect to the URL without it. URLs stay in
 * the browser's history and leak to other sites, so the secret moves to an HttpOnly cookie. Undefined for any other
 * URL.
 */
export function takeToken(ctx: Context, asked: URL): Response | undefined {
  const token = asked.searchParams.get('token')
  if (token === null) return undefined
  keepToken(ctx, token)
  const bare = new URL(asked)
  bare.searchParams.delete('token')
  return new Response(null, { status: 303, headers: { location: ownPath(bare), 'cache-control': 'no-store' } })
}

/** For the next page of this browser. Nothing is kept of what is no token. */
export function keepToken(ctx: Context, token: string): void {
  ctx.setCookie(linkCookie(isToken(token) ? token : '', isSecure(ctx)))
}

/** As crypto/token.ts makes them. */
