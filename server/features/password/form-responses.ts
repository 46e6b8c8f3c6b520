import type { Context } from '../../core/context.ts'
import { answerForm } from '../../core/http/answer-form.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { keepToken } from '../../core/http/mailed-link.ts'
import { loginLimit } from '../login/limits.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset.ts'

/** `POST /reset-password` */
export function requestResetByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path: '/reset-password' }, emailCheckLimit, async (field) => {
    await requestReset(ctx, { email: field('email') })
    return '/reset-password?notice=sent'
  })
}

/** `POST /reset-password/do` */
export function resetPasswordByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path: '/reset-password/do' }, loginLimit, async (field) => {
    const token = field('token')
    // The page that comes again is about the same account, whatever another tab has followed.
    keepToken(ctx, token)
    await resetPassword(ctx, { token, password: field('password'), repeated: field('repeated') })
    return '/reset-password/do?notice=done'
  })
}
