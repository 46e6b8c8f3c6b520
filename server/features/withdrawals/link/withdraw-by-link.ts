import { lockToken } from '../../../../db/queries/mail/tokens.ts'
import type { Context } from '../../../core/context.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { followed } from '../../mail/links/followed.ts'
import { withdrawalLinkFailed } from '../refusals.ts'
import type { WithdrawalTerms } from '../terms.ts'
import { withdrawIn } from '../withdraw.ts'
import { accountBehind, withdrawalPurposes } from './find-link.ts'

export interface ByLink {
  token: string
  orderId: string
  refundMinor: number
}

/**
 * Withdraws from a purchase of the link's owner. The same link works for their other purchases, too. Repeating it for
 * the same purchase changes nothing and answers the same. Throws `withdrawal_link_failed`, or what `withdraw` throws.
 */
export async function withdrawByLink(ctx: Context, { token, ...wanted }: ByLink): Promise<WithdrawalTerms> {
  return changeAndTell(ctx, async (tx) => {
    const link = await lockToken(tx, followed(ctx, token), withdrawalPurposes)
    if (!link || !(await accountBehind({ ...ctx, db: tx }, link))) throw withdrawalLinkFailed()
    return withdrawIn(ctx, tx, { ...wanted, memberId: link.memberId })
  })
}
