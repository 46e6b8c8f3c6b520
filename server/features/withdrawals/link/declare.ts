import type { Context } from '../../../core/context.ts'
import { leaveRequest } from '../../login/links/leave-request.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { withdrawalRequest } from '../jobs.ts'

/**
 * Declares a withdrawal by an address alone, from this moment on; a mail there tells how to confirm it (product §17.11). Says nothing about
 * whether there is such an account; nor does the time that it takes.
 */
export async function declareWithdrawal(ctx: Context, input: { email: string }): Promise<void> {
  const { normalized } = parseEmail(input.email)
  await leaveRequest(ctx, normalized, { wants: 'withdrawal' }, withdrawalRequest)
}
