import { z } from 'zod'
import { type AccountRow, findAccount } from '../../../../db/queries/accounts.ts'
import { findToken, type MailedToken } from '../../../../db/queries/mail/tokens.ts'
import { findPaidOrder } from '../../../../db/queries/withdrawals/withdrawals.ts'
import type { Context } from '../../../core/context.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { isGone } from '../../login/log-in.ts'
import { isLeftFromDemo } from '../../login/try-password.ts'
import { followed } from '../../mail/links/followed.ts'
import { termsOf, type WithdrawalTerms, withdrawalTerms } from '../terms.ts'
import { withdrawableBy } from './withdrawable.ts'

export const withdrawalPurposes = ['withdraw'] as const

export const withdrawalLink = z.object({
  /** Whose purchases these are, by the name that they know. */
  name: z.string(),
  /** For the form: this browser may come by another link in another tab. */
  token: z.string(),
  /** The newest first. */
  purchases: withdrawalTerms.array(),
  /** What it has withdrawn from already, for who looks again. */
  done: withdrawalTerms.nullable(),
})

/**
 * The purchases that this browser's mailed link can withdraw from, and `about` if that is withdrawn already. Null if
 * the link does not work here and now.
 */
export async function findWithdrawalLink(
  ctx: Context,
  { about }: { about?: string | undefined },
): Promise<z.infer<typeof withdrawalLink> | null> {
  const { mailedToken: token, db, site, now } = ctx
  const link = token ? await findToken(db, followed(ctx, token), withdrawalPurposes) : undefined
  const account = link ? await accountBehind(ctx, link) : undefined
  if (!token || !link || !account) return null
  const asked = { memberId: account.id, now: now(), refundDays: site.settings.refundDays, payments: ctx.payments }
  const done = await withdrawnFrom(ctx, { ...asked, orderId: about })
  return { name: account.name, token, purchases: await withdrawableBy(db, asked), done }
}

async function withdrawnFrom(
  { db, payments }: Context,
  { orderId, ...asked }: { memberId: string; orderId: string | undefined; now: Date; refundDays: number },
): Promise<WithdrawalTerms | null> {
  const order = idSchema.safeParse(orderId)
  if (!order.success || !(await findPaidOrder(db, asked.memberId, order.data))) return null
  const { terms } = await termsOf(db, { ...asked, payments, orderId: order.data })
  return terms.withdrawnAt ? terms : null
}

/** Whose purchases such a link is about, while it is; not once they have another address. */
export async function accountBehind(
  ctx: Context,
  { memberId, email, memberEmail, expiresAt }: MailedToken,
): Promise<AccountRow | undefined> {
  const now = ctx.now()
  if (expiresAt <= now || email !== memberEmail) return undefined
  const account = await findAccount(ctx.db, memberId)
  return account && !isGone(account, now) && !isLeftFromDemo(ctx, account) ? account : undefined
}
