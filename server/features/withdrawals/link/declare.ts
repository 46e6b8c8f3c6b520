import type { Context } from '../../../core/context.ts'
import { leaveRequest } from '../../login/links/leave-request.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { withdrawalRequest } from '../jobs.ts'
import { receiptKey } from '../rules.ts'

/**
 * Declares a withdrawal by an address alone, as of now. A mail there says how to confirm it (product §17.11). Neither
 * the answer nor its time reveals whether the account or the receipt exists.
 */
export async function declareWithdrawal(
  ctx: Context,
  input: { email: string; receipt?: string | undefined },
): Promise<void> {
  const { normalized } = parseEmail(input.email)
  const receipt = receiptKey(input.receipt ?? '')
  await leaveRequest(ctx, normalized, { wants: 'withdrawal' }, (tx, request) =>
    ctx.jobs.enqueue(tx, withdrawalRequest, { ...request, receipt }),
  )
}
