import * as queries from '../../../db/queries/staff/accounts.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import type { Context } from '../../core/context.ts'
import { staffRequired } from '../../core/refusals.ts'
import type { SignedInStaff } from '../../core/staff.ts'
import { countCode } from './attempts.ts'
import { staffCodeWrong } from './refusals.ts'
import { newSecondFactor, setUpOf, stepOfCode } from './second-factor.ts'
import { beginSession } from './sessions.ts'

/** The staff member whose password was typed in this browser, with or without the second factor. */
function halfway({ staff }: Context): SignedInStaff {
  if (!staff) throw staffRequired()
  return staff
}

/** What an app needs to make the codes, for who has none yet; null once a first code was taken. */
export async function setUp(ctx: Context) {
  const { id } = halfway(ctx)
  const account = await queries.findStaff(ctx.db, id)
  if (!account || account.secondFactorSince) return null
  if (!account.secondFactor) await queries.keepSecondFactor(ctx.db, id, newSecondFactor(ctx))
  // Two screens at once have made two: the one that was kept counts.
  const kept = account.secondFactor ?? (await queries.findStaff(ctx.db, id))?.secondFactor
  if (!kept) throw staffRequired()
  return setUpOf(ctx, kept, { issuer: ctx.site.settings.name, label: account.email })
}

/**
 * Accepts a code of the second factor, once each, and begins the session. The first code sets the factor up. Wrong ones
 * are counted by `countCode`. Throws `staff_code_wrong` or `login_locked`.
 */
export async function prove(ctx: Context, code: string): Promise<void> {
  const { id } = halfway(ctx)
  const account = await queries.findStaff(ctx.db, id)
  if (!account) throw staffRequired()
  const attempts = await countCode(ctx, account, code)
  const step = account.secondFactor ? stepOfCode(ctx, account.secondFactor, code) : undefined
  if (step === undefined) throw staffCodeWrong({ field: 'code' })
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    if (!(await queries.takeCodeStep(tx, id, step, now))) throw staffCodeWrong({ field: 'code' })
    await beginSession(ctx, tx, id, true)
    if (!account.secondFactorSince) await insertAuditEntry(tx, { staffId: id, action: 'second_factor_set' }, now)
    await insertAuditEntry(tx, { staffId: id, action: 'logged_in' }, now)
  })
  await attempts.forget()
}
