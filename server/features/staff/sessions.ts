import type { Db } from '../../../db/client.ts'
import { deleteStaffSession, insertStaffSession } from '../../../db/queries/staff/sessions.ts'
import type { Context } from '../../core/context.ts'
import { newToken } from '../../core/crypto/token.ts'
import { isSecure } from '../../core/http/cookies.ts'
import { staffCookie } from '../../core/staff.ts'
import { rememberDevice } from '../session/device.ts'
import { halfwaySeconds, sessionSeconds } from './rules.ts'

/**
 * Starts a staff session in this browser, in place of its current one. `isProved`: the second factor was shown, so the
 * account will recognise the browser.
 */
export async function beginSession(ctx: Context, db: Db, staffId: string, isProved: boolean): Promise<void> {
  const { token, hash } = newToken()
  const now = ctx.now()
  const seconds = isProved ? sessionSeconds : halfwaySeconds
  if (ctx.staff) await deleteStaffSession(db, ctx.staff.sessionId)
  await insertStaffSession(db, {
    ...{ id: hash, staffId, createdAt: now },
    ...{ provedAt: isProved ? now : null, expiresAt: new Date(now.getTime() + seconds * 1000) },
  })
  ctx.setCookie(staffCookie(token, isSecure(ctx), seconds))
  if (isProved) rememberDevice(ctx, staffId)
}
