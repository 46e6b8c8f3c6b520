import { type AccountRow, findAccountByEmail, lockAccount } from '../../../../db/queries/accounts.ts'
import { listMailRequests, type MailedLink } from '../../../../db/queries/mailed-links.ts'
import type { Context } from '../../../core/context.ts'
import { Refusal } from '../../../core/refusal.ts'
import { requestMail } from '../links/requests.ts'
import { enter } from '../login/log-in.ts'
import { isPassword } from '../login/passwords.ts'
import { resendAllowedIn } from '../rules/resend.ts'
import type { ParsedSignup } from '../rules/signup-form.ts'
import { refusalOf } from './check.ts'
import type { SignupOutcome } from './sign-up.ts'

/** For so long, in milliseconds, a second sign-up with the same password is the same person whose answer got lost. */
const stillTheSame = 10 * 60_000

/** What somebody gets who signs up with an address that has an account. */
export async function answerTaken(ctx: Context, { email, password }: ParsedSignup): Promise<SignupOutcome> {
  const account = await findAccountByEmail(ctx.db, ctx.site.id, email.normalized)
  // Went away this very moment.
  if (!account) throw new Refusal('try_again_later')
  if (ctx.site.settings.hideAccountExistence) return answerByMail(ctx, account)
  if (isBrandNew(account, ctx) && (await isPassword(password, account.passwordHash))) {
    await enter(ctx, account)
    return { loggedIn: true, memberId: account.id }
  }
  throw refusalOf(account, ctx.now()) ?? new Refusal('try_again_later')
}

/** On the screen nothing tells whether there is an account; its owner hears of it. */
async function answerByMail(ctx: Context, account: AccountRow): Promise<SignupOutcome> {
  const isAboutToConfirm = !account.confirmedAt && isBrandNew(account, ctx)
  if (!isAboutToConfirm) await requestOnce(ctx, account, account.finalAt ? 'reactivate' : 'account_exists')
  return { loggedIn: false }
}

async function requestOnce(ctx: Context, { id }: AccountRow, kind: MailedLink): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const askedAt = await listMailRequests(tx, id, kind)
    if (resendAllowedIn(askedAt, ctx.now()) === 0) await requestMail(ctx, tx, id, kind)
  })
}

function isBrandNew({ createdAt, banReason, finalAt }: AccountRow, ctx: Context): boolean {
  return banReason === null && !finalAt && ctx.now().getTime() - createdAt.getTime() < stillTheSame
}
