import { z } from 'zod'
import type { NewAccount } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { Refusal } from '../../core/refusal.ts'
import { leaveRequest } from '../login/links/leave-request.ts'
import { hashPassword } from '../login/passwords.ts'
import { handOver, openSession } from '../session/open-session.ts'
import { answerTaken } from './answer-taken.ts'
import { check } from './check.ts'
import { signupLimit } from './limits.ts'
import { newAccount } from './new-account.ts'
import { openAccount } from './open-account.ts'
import { signupLimited } from './refusals.ts'
import { refuseUninvited } from './rules/invitation.ts'
import { type ParsedSignup, type SignupForm, throwTogether } from './rules/signup-form.ts'
import { parseTracking, type Tracking } from './rules/tracking.ts'

export interface SignupInput {
  form: SignupForm
  tracking: Partial<Record<keyof Tracking, string>>
}

/** `loggedIn` is false on sites that hide which accounts exist: there everybody goes on by the mail. */
export const signupOutcome = z.discriminatedUnion('loggedIn', [
  z.object({ loggedIn: z.literal(true), memberId: z.string() }),
  z.object({ loggedIn: z.literal(false) }),
])
export type SignupOutcome = z.infer<typeof signupOutcome>

/**
 * Creates an account and logs this browser in (product §3.1). The same form sent twice leads to the same account. A
 * site that hides which accounts exist does not check now whether the address is taken, because the time would show it.
 */
export async function signUp(ctx: Context, { form, tracking }: SignupInput): Promise<SignupOutcome> {
  const source = parseTracking(tracking)
  refuseUninvited(ctx.site.settings.signups, source)
  const { parsed, refusals } = await check(ctx, form, signupLimit).catch(limitedAsSignup)
  const onlyTaken = refusals.every(({ kind }) => kind === 'conflict')
  if (!onlyTaken) throwTogether(refusals)

  const entry = { parsed: parsed as ParsedSignup, source }
  if (refusals.length > 0) return answerTaken(ctx, entry.parsed)
  const account = newAccount(ctx, entry, await hashPassword(entry.parsed.password, ctx.network))
  if (ctx.site.settings.hideAccountExistence) {
    await leaveRequest(ctx, account.member.emailNormalized, { account })
    return { loggedIn: false }
  }
  return (await enterNew(ctx, account)) ?? answerTaken(ctx, entry.parsed)
}

function limitedAsSignup(error: unknown): never {
  const isLimited = error instanceof Refusal && error.kind === 'limited'
  throw isLimited ? signupLimited(error.details) : error
}

/** Account, session and activation mail, all or nothing. Undefined when the address is taken. */
async function enterNew(ctx: Context, account: NewAccount): Promise<SignupOutcome | undefined> {
  const { id: memberId } = account.member
  const opened = await ctx.db.transaction(async (tx) =>
    (await openAccount(ctx, tx, account)) ? openSession(ctx, tx, memberId) : undefined,
  )
  if (!opened) return undefined
  handOver(ctx, opened)
  return { loggedIn: true, memberId }
}
