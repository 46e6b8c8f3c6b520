import type { Context } from '../../core/context.ts'
import { endedSessionCookie, isSecure } from '../../core/http/cookies.ts'
import { newUnsentKey, type UnsentKey } from './unsent-key.ts'

/** Returns what the browser seals with what its member has left unsent; null for a visitor. */
export async function logOut(ctx: Context): Promise<UnsentKey | null> {
  if (ctx.sessionSecret) await ctx.sessions.end(ctx.sessionSecret)
  ctx.setCookie(endedSessionCookie(isSecure(ctx)))
  return ctx.me && newUnsentKey(ctx, ctx.me.id)
}
