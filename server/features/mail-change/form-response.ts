import type { Context } from '../../core/context.ts'
import { answerForm } from '../../core/http/answer-form.ts'
import type { IncomingRequest } from '../../core/http/incoming-request.ts'
import { keepToken } from '../../core/http/mailed-link.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { confirmMailChange } from './confirm.ts'

/** `POST /mail-change/do` */
export function confirmByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path: '/mail-change/do' }, emailCheckLimit, async (field) => {
    const token = field('token')
    // The page that comes again is about the same link, whatever another tab has followed.
    keepToken(ctx, token)
    await confirmMailChange(ctx, token)
    return '/mail-change/do?notice=done'
  })
}
