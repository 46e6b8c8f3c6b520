import { isDemoAddress } from '../../../db/demo/logins.ts'
import { findStaffByEmail, type StaffRow } from '../../../db/queries/staff/accounts.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { deleteStaffSession } from '../../../db/queries/staff/sessions.ts'
import type { Context } from '../../core/context.ts'
import { isSecure } from '../../core/http/cookies.ts'
import { staffCookie } from '../../core/staff.ts'
import { isLeftFromDemo, tryPassword } from '../login/try-password.ts'
import { emailOrNone } from './account.ts'
import { staffDoor } from './attempts.ts'
import { staffLoginFailed } from './refusals.ts'
import { beginSession } from './sessions.ts'

/**
 * Begins a session in which the second factor is still to be shown; a demo's staff, whose password is published, have
 * none. Throws `staff_login_failed` or `login_locked`.
 */
export async function logIn(ctx: Context, input: { email: string; password: string }): Promise<void> {
  const email = emailOrNone(input.email)
  if (!email) throw staffLoginFailed()
  const found = await findStaffByEmail(ctx.db, email.normalized)
  const account = found && !isLeftFromDemo(ctx, found) ? found : undefined
  const pair = { emailNormalized: email.normalized, password: input.password }
  const opens = await tryPassword(ctx, pair, account && { ...account, passwordSetAt: account.createdAt }, staffDoor)
  if (!account || !opens) throw staffLoginFailed()
  await enter(ctx, account)
}

async function enter(ctx: Context, { id, emailNormalized }: StaffRow): Promise<void> {
  const isProved = ctx.isDemo && isDemoAddress(emailNormalized)
  await ctx.db.transaction(async (tx) => {
    await beginSession(ctx, tx, id, isProved)
    if (isProved) await insertAuditEntry(tx, { staffId: id, action: 'logged_in' }, ctx.now())
  })
}

export async function logOut(ctx: Context): Promise<void> {
  const { staff } = ctx
  ctx.setCookie(staffCookie('', isSecure(ctx), 0))
  if (!staff) return
  await ctx.db.transaction(async (tx) => {
    await deleteStaffSession(tx, staff.sessionId)
    if (staff.provedAt) await insertAuditEntry(tx, { staffId: staff.id, action: 'logged_out' }, ctx.now())
  })
}
