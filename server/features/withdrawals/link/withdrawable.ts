import type { Db } from '../../../../db/client.ts'
import { listWithdrawable } from '../../../../db/queries/withdrawals/withdrawals.ts'
import type { PaymentGateway } from '../../../gateways/payments/gateway.ts'
import { declarationLife } from '../rules.ts'
import { termsOf, type WithdrawalTerms } from '../terms.ts'

const day = 24 * 60 * 60_000

/** Nothing that was bought before it can be withdrawn from. A day more: the last day ends by the buyer's clock. */
export const withdrawableSince = (now: Date, refundDays: number): Date =>
  new Date(now.getTime() - (refundDays + 1) * day - declarationLife)

interface WithdrawableQuery {
  memberId: string
  now: Date
  refundDays: number
  payments: Pick<PaymentGateway, 'canRefund'>
}

/** What a member can withdraw from now, the newest first. */
export async function withdrawableBy(db: Db, asked: WithdrawableQuery): Promise<WithdrawalTerms[]> {
  const since = withdrawableSince(asked.now, asked.refundDays)
  const all: WithdrawalTerms[] = []
  for (const orderId of await listWithdrawable(db, asked.memberId, since))
    all.push((await termsOf(db, { ...asked, orderId })).terms)
  return all.filter(({ hindrance }) => hindrance === null)
}
