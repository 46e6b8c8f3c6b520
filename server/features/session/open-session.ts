import type { Db } from '../../../db/client.ts'
import type { Context } from '../../core/context.ts'
import { isSecure, sessionCookie } from '../../core/http/cookies.ts'
import { createSessions } from '../../core/sessions.ts'
import { signalGap } from '../live/change-and-tell.ts'
import { rememberDevice } from './device.ts'

/** `ended`: whose sessions have made room for it. */
export interface OpenedSession {
  memberId: string
  secret: string
  ended: string[]
}

/**
 * Starts a log-in within `db`, for `handOver` after the commit. It ends the session that the browser came with: one
 * planted by an attacker must not become this member's. `passwordHash` is the hash of a typed password. Throws
 * `try_again_later` if the member has another hash by now.
 */
export async function openSession(
  ctx: Context,
  db: Db,
  memberId: string,
  passwordHash?: string,
): Promise<OpenedSession> {
  const ended: string[] = []
  const sessions = createSessions(db, (memberIds) => void ended.push(...memberIds))
  const { userAgent, sessionSecret } = ctx
  const facts = { userAgent, createdAt: ctx.now(), inPlaceOf: sessionSecret ?? undefined, passwordHash }
  return { memberId, secret: await sessions.start(memberId, facts), ended }
}

/**
 * Sets the cookies of the log-in, and of the proof by which the account knows the browser later. Resyncs the streams of
 * ended sessions.
 */
export function handOver(ctx: Context, { memberId, secret, ended }: OpenedSession): void {
  ctx.setCookie(sessionCookie(secret, isSecure(ctx)))
  rememberDevice(ctx, memberId)
  signalGap(ctx, ended)
}
