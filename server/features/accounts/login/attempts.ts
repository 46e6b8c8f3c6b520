import * as queries from '../../../../db/queries/log-ins.ts'
import type { Context } from '../../../core/context.ts'
import { afterFailure, type LoginFailures, refuseWhileLocked } from '../rules/lockout.ts'

/** The tries at this address from the visitor's network, which are counted together. */
export function attemptsAt({ site, network }: Context, emailNormalized: string): queries.Attempts {
  const addressHash = Bun.SHA256.hash(`${site.id} ${emailNormalized}`, 'hex')
  return { addressHash, network }
}

/**
 * Counts a try as failed before the password is looked at: of many at once only as many get to try as a lock allows,
 * and no connection waits while a password is compared. Throws `login_locked`. Returns what stands when it does fail.
 */
export async function countAttempt(ctx: Context, attempts: queries.Attempts): Promise<LoginFailures> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const state = await queries.lockLoginFailures(tx, attempts, now)
    refuseWhileLocked(state, now)
    const counted = afterFailure(state, now)
    await queries.saveLoginFailures(tx, attempts, counted)
    return counted
  })
}

export async function forgetAttempts(ctx: Context, attempts: queries.Attempts): Promise<void> {
  await queries.forgetLoginFailures(ctx.db, attempts)
}
