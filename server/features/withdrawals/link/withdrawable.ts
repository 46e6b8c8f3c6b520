import type { Db } from '../../../../db/client.ts'
import { listWithdrawable } from '../../../../db/queries/withdrawals/withdrawals.ts'
import { refundTakes } from '../../../../db/reference/money/withdrawal-days.ts'
import { termsOf, type WithdrawalTerms } from '../terms.ts'

const day = 24 * 60 * 60_000

/** How long a declaration can be confirmed, in milliseconds: until the money would have to be back. */
export const declarationLife = refundTakes * day

interface Asked {
  memberId: string
  now: Date
  refundDays: number
}

/** What a member can withdraw from now, the newest first. */
export async function withdrawableBy(db: Db, asked: Asked): Promise<WithdrawalTerms[]> {
  // A day more: the last day ends by the buyer's clock.
  const since = new Date(asked.now.getTime() - (asked.refundDays + 1) * day - declarationLife)
  const all: WithdrawalTerms[] = []
  for (const orderId of await listWithdrawable(db, asked.memberId, since))
    all.push((await termsOf(db, { ...asked, orderId })).terms)
  return all.filter(({ hindrance }) => hindrance === null)
}
