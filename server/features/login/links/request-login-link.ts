import type { Context } from '../../../core/context.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { leaveRequest } from './leave-request.ts'

/** Says nothing about whether there is such an account; nor does the time that it takes. */
export async function requestLoginLink(ctx: Context, input: { email: string }): Promise<void> {
  const { normalized } = parseEmail(input.email)
  await leaveRequest(ctx, normalized, { wants: 'login_link' })
}
