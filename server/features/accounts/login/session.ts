import type { Db } from '../../../../db/client.ts'
import type { Context } from '../../../core/context.ts'
import { endedSessionCookie, isSecure, sessionCookie } from '../../../core/cookies.ts'
import { createSessions } from '../../../core/sessions.ts'
import { rememberDevice } from './device.ts'

/**
 * Starts a log-in within `db` and returns its secret, for `handOver` after the commit. The session that the browser came
 * with ends: one that somebody else planted there must not become this member's.
 */
export async function openSession(ctx: Context, db: Db, memberId: string): Promise<string> {
  const sessions = createSessions(db)
  if (ctx.sessionSecret) await sessions.end(ctx.sessionSecret)
  return sessions.start(memberId, ctx.userAgent, ctx.now())
}

/** Gives the browser its log-in, and the proof by which the account knows it from then on. */
export function handOver(ctx: Context, secret: string, { emailNormalized }: { emailNormalized: string }): void {
  ctx.setCookie(sessionCookie(secret, isSecure(ctx)))
  rememberDevice(ctx, emailNormalized)
}

/** Ends the session of this browser; without one nothing happens. */
export async function logOut(ctx: Context): Promise<void> {
  if (ctx.sessionSecret) await ctx.sessions.end(ctx.sessionSecret)
  ctx.setCookie(endedSessionCookie(isSecure(ctx)))
}
